import { t } from "../content/words.ts";
import { type Candidate, type Email, toCandidate } from "./email.ts";

interface Suspended extends Candidate {
  title: string;
  company: string;
  isRejected: boolean;
  link: string;
}

export const employerSuspended = ({ email, fullName, isRejected, link, ...applied }: Suspended): Email =>
  toCandidate(
    { email, fullName },
    "employer suspended",
    t("emails.suspended.subject", applied),
    t("emails.suspended.body", applied),
    t("emails.suspended.beware"),
    ...(isRejected ? [] : [t("emails.suspended.refund"), link]),
  );

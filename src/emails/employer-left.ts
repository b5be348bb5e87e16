import { t } from "../content/words.ts";
import { type Candidate, type Email, toCandidate } from "./email.ts";

interface Left extends Candidate {
  title: string;
  company: string;
  link: string;
}

export const employerLeft = ({ email, fullName, link, ...applied }: Left): Email =>
  toCandidate(
    { email, fullName },
    "employer left",
    t("emails.employerLeft.subject", applied),
    t("emails.employerLeft.body", applied),
    t("emails.suspended.refund"),
    link,
  );

import { site } from "../content/site.ts";
import { t } from "../content/words.ts";
import { type Email, toAccount } from "./email.ts";

interface TakenDown {
  email: string;
  firstName: string;
  title: string;
  company: string;
  /** The administrator's own words. The employer does not learn who reported the job. */
  reason: string;
}

export const vacancyTakenDown = ({ title, company, reason, ...account }: TakenDown): Email =>
  toAccount(
    account,
    "vacancy taken down",
    t("emails.takenDown.subject", { title }),
    t("emails.takenDown.body", { title, company }),
    t("emails.takenDown.reason", { reason }),
    t("emails.takenDown.candidates"),
    t("emails.takenDown.wrong", { email: site.contactEmail }),
  );

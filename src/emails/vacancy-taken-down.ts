import { site } from "../content/site.ts";
import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface TakenDown {
  email: string;
  firstName: string;
  title: string;
  company: string;
  /** The administrator's own words. The employer does not learn who reported the job. */
  reason: string;
}

export function vacancyTakenDown({ email, firstName, title, company, reason }: TakenDown): Email {
  return {
    kind: "vacancy taken down",
    audience: "account",
    recipient: email,
    subject: t("emails.takenDown.subject", { title }),
    body: [
      t("emails.greeting", { name: firstName }),
      t("emails.takenDown.body", { title, company }),
      t("emails.takenDown.reason", { reason }),
      t("emails.takenDown.candidates"),
      t("emails.takenDown.wrong", { email: site.contactEmail }),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

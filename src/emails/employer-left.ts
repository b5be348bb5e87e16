import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface Left {
  email: string;
  fullName: string | null;
  reference: string;
  title: string;
  company: string;
  link: string;
}

export function employerLeft({ email, fullName, link, ...applied }: Left): Email {
  return {
    kind: "employer left",
    audience: "candidate",
    recipient: email,
    subject: t("emails.employerLeft.subject", applied),
    body: [
      greeting(fullName),
      t("emails.employerLeft.body", applied),
      t("emails.suspended.refund"),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}

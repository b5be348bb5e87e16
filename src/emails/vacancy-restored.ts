import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface Restored {
  email: string;
  firstName: string;
  title: string;
  company: string;
  link: string;
}

export function vacancyRestored({ email, firstName, title, company, link }: Restored): Email {
  return {
    kind: "vacancy restored",
    audience: "account",
    recipient: email,
    subject: t("emails.restored.subject", { title }),
    body: [
      t("emails.greeting", { name: firstName }),
      t("emails.restored.body", { title, company }),
      t("emails.restored.next"),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}

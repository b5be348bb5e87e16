import { t } from "../content/words.ts";
import { type Email, toAccount } from "./email.ts";

interface Restored {
  email: string;
  firstName: string;
  title: string;
  company: string;
  link: string;
}

export const vacancyRestored = ({ title, company, link, ...account }: Restored): Email =>
  toAccount(
    account,
    "vacancy restored",
    t("emails.restored.subject", { title }),
    t("emails.restored.body", { title, company }),
    t("emails.restored.next"),
    link,
  );

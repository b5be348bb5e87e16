import { site } from "../content/site.ts";
import { t } from "../content/words.ts";
import { type Email, toAccount } from "./email.ts";

export const accountErased = (email: string, firstName: string): Email =>
  toAccount(
    { email, firstName },
    "account erased",
    t("emails.accountDeleted.subject"),
    t("emails.accountDeleted.body"),
    t("emails.accountDeleted.notYou", { email: site.contactEmail }),
  );

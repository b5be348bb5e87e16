import { t } from "../content/words.ts";

/** The first line of an email. It has a name only when the owner of the mailbox proved that they gave it. */
export const greeting = (provenName: string | null): string =>
  provenName ? t("emails.greeting", { name: provenName }) : t("emails.hello");

import { t } from "../content/words.ts";

/**
 * Names the reader only when the owner of the mailbox proved that they gave the name. It is null until then.
 */
export const greeting = (provenName: string | null): string =>
  provenName ? t("emails.greeting", { name: provenName }) : t("emails.hello");

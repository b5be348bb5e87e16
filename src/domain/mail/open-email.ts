import type { SealedEmail } from "../../db/mail/outbox.ts";
import type { Email } from "../../emails/email.ts";
import type { Vault } from "../../services/sealing/vault.ts";

/** A message does not open in another row. */
export const emailContext = (id: string) => `outbox.message:${id}`;

export type EmailMessage = Omit<Email, "kind" | "audience" | "applicationId">;

export const openEmail = (vault: Vault, { id, message }: SealedEmail): Promise<EmailMessage> =>
  vault.openJson(message, emailContext(id)) as Promise<EmailMessage>;

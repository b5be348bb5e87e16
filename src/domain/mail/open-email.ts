import { site } from "../../content/site.ts";
import type { SealedEmail } from "../../db/mail/outbox.ts";
import type { Email } from "../../emails/email.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { type Operator, operatorLines } from "../../shared/operator.ts";

/** The context keeps a sealed message from opening in another row. */
export const emailContext = (id: string) => `outbox.message:${id}`;

export type EmailMessage = Omit<Email, "kind" | "audience" | "applicationId">;

export async function openEmail(vault: Vault, { id, message }: SealedEmail): Promise<EmailMessage> {
  const opened = (await vault.openJson(message, emailContext(id))) as EmailMessage;
  // An email that an earlier version left in the outbox names no language.
  return { ...opened, locale: opened.locale ?? "en" };
}

/** The foot says who writes. It is added when an email is sent, so that it is as new as the configuration. */
export function addFoot(message: EmailMessage, settings: Operator & { siteUrl: string }): EmailMessage {
  const lines = [`${site.name} · ${new URL(settings.siteUrl).host}`, ...operatorLines(settings)];
  const foot = lines.join("\n");
  return { ...message, body: `${message.body}\n\n${foot}`, foot };
}

import { randomUUID } from "node:crypto";
import { insertEmail, type SealedEmail } from "../db/outbox.ts";
import type { Sql } from "../db/sql.ts";
import type { Email } from "../emails/email.ts";
import type { Vault } from "../services/vault.ts";
import { emailContext } from "./open-email.ts";

/**
 * To be called in the transaction of what the email tells: both happen, or neither. One that is not wanted costs the same
 * time, and leaves nothing.
 */
export async function enqueueEmail(
  tx: Sql,
  vault: Vault,
  email: Email,
  { isWanted = true } = {},
): Promise<void> {
  const sealed = await sealEmail(vault, randomUUID(), email);
  await insertEmail(tx, { ...sealed, applicationId: email.applicationId }, isWanted);
}

export async function sealEmail(vault: Vault, id: string, email: Email): Promise<SealedEmail> {
  const { kind, applicationId, ...message } = email;
  return { id, kind, message: await vault.sealJson(message, emailContext(id)) };
}

import { randomUUID } from "node:crypto";
import { insertEmail } from "../db/outbox.ts";
import type { Sql } from "../db/sql.ts";
import type { Email } from "../emails/email.ts";
import type { Vault } from "../services/vault.ts";
import { emailContext } from "./open-email.ts";

/** To be called in the transaction of what the e-mail tells: both happen, or neither. */
export async function enqueueEmail(tx: Sql, vault: Vault, email: Email): Promise<void> {
  const id = randomUUID();
  const { kind, ...message } = email;
  await insertEmail(tx, { id, kind, message: await vault.sealJson(message, emailContext(id)) });
}

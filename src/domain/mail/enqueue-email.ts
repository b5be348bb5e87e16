import { randomUUID } from "node:crypto";
import { mayWriteToAccount } from "../../db/accounts/mailboxes.ts";
import { insertEmail, type SealedEmail } from "../../db/mail/outbox.ts";
import type { Sql } from "../../db/sql.ts";
import type { Email } from "../../emails/email.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { emailContext } from "./open-email.ts";

/** Returns the id in the outbox. With `isWanted` false it takes the same time and leaves nothing. */
export async function enqueueEmail(
  tx: Sql,
  vault: Vault,
  email: Email,
  { isWanted = true, sendAt }: { isWanted?: boolean; sendAt?: Date } = {},
): Promise<string | undefined> {
  if (email.audience === "candidate" && isWanted && !email.applicationId)
    throw new Error(`The email "${email.kind}" needs its applicationId`);
  if (email.audience === "account" && !(await mayWriteToAccount(tx, email.recipient))) return undefined;
  const sealed = await sealEmail(vault, randomUUID(), email);
  await insertEmail(tx, { ...sealed, applicationId: email.applicationId }, { isWanted, sendAt });
  return sealed.id;
}

export async function sealEmail(vault: Vault, id: string, email: Email): Promise<SealedEmail> {
  const { kind, audience, applicationId, ...message } = email;
  return { id, kind, message: await vault.sealJson(message, emailContext(id)) };
}

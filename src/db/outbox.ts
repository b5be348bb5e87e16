import type { Sealed } from "../services/vault.ts";
import type { Sql } from "./sql.ts";

export async function insertEmail(
  sql: Sql,
  email: { id: string; kind: string; message: Sealed },
): Promise<void> {
  await sql`
    insert into outbox (id, kind, message_sealed, message_key_id)
    values (${email.id}, ${email.kind}, ${email.message.bytes}, ${email.message.keyId})`;
}

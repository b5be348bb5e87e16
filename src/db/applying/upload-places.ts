import { type Database, inTransaction, type Sql } from "../sql.ts";

interface Asked {
  id: string;
  sender: Uint8Array;
  /** All senders together. */
  atOnce: number;
  /** One sender. */
  ofOne: number;
  /** The place is free again after this, whatever became of its upload. */
  seconds: number;
}

/** False when all places are taken, or the sender's share of them. */
export function takeUploadPlace(sql: Database, asked: Asked): Promise<boolean> {
  const { id, sender, atOnce, ofOne, seconds } = asked;
  return inTransaction(sql, async (tx) => {
    // Those who come at once count each other.
    await tx`select pg_advisory_xact_lock(hashtextextended('upload places', 0))`;
    await tx`delete from upload_places where until < now()`;
    const taken = await tx`
      insert into upload_places (id, sender, until)
      select ${id}, ${sender}, now() + make_interval(secs => ${seconds})
      from (select count(*) as n, count(*) filter (where sender = ${sender}) as own from upload_places) as held
      where n < ${atOnce}::int and own < ${ofOne}::int
      returning id`;
    return taken.length === 1;
  });
}

export async function leaveUploadPlace(sql: Sql, id: string): Promise<void> {
  await sql`delete from upload_places where id = ${id}`;
}

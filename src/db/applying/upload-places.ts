import { hasRows } from "../rows.ts";
import { type Database, inTransaction, type Sql } from "../sql.ts";

interface Asked {
  id: string;
  sender: Uint8Array;
  atOnce: number;
  ofOne: number;
  /** A place expires after this time, even if its upload never ended. */
  seconds: number;
  /** After a long wait the sender with the most places loses the latest one. */
  hasWaited: boolean;
}

export function takeUploadPlace(sql: Database, asked: Asked): Promise<boolean> {
  const { id, sender, atOnce, ofOne, seconds, hasWaited } = asked;
  return inTransaction(sql, async (tx) => {
    // Without this lock, senders who come at the same time would not count each other.
    await tx`select pg_advisory_xact_lock(hashtextextended('upload places', 0))`;
    await tx`delete from upload_places where until < now()`;
    if (hasWaited) await makeRoom(tx, sender, atOnce);
    const taken = await tx`
      insert into upload_places (id, sender, until)
      select ${id}, ${sender}, now() + make_interval(secs => ${seconds})
      from (select count(*) as n, count(*) filter (where sender = ${sender}) as own from upload_places) as held
      where n < ${atOnce}::int and own < ${ofOne}::int
      returning id`;
    return taken.length === 1;
  });
}

async function makeRoom(tx: Sql, sender: Uint8Array, atOnce: number): Promise<void> {
  await tx`
    with senders as (select sender, count(*) as n from upload_places group by sender),
      most as (select sender, n from senders order by n desc, sender limit 1)
    delete from upload_places where id = (
      select id from upload_places join most using (sender)
      where (select sum(n) from senders) >= ${atOnce}::int
        and n >= 2 + coalesce((select n from senders where sender = ${sender}), 0)
      order by until desc, id limit 1)`;
}

export async function holdsUploadPlace(sql: Sql, id: string): Promise<boolean> {
  return hasRows(sql`select from upload_places where id = ${id}`);
}

export async function deleteUploadPlace(sql: Sql, id: string): Promise<void> {
  await sql`delete from upload_places where id = ${id}`;
}

import { type ApplicationState, hasNoMoney, state } from "../applications/applications.ts";
import type { Sql } from "../sql.ts";

interface Period {
  from: Date;
  until: Date;
  after: string;
  batch: number;
}

export async function lockDraftsToRemindOf(
  tx: Sql,
  { from, until, after, batch }: Period,
): Promise<ApplicationState[]> {
  return tx<ApplicationState[]>`
    select ${state(tx)} from applications
    where submitted_at is null and updated_at >= ${from} and updated_at < ${until} and id > ${after}
      and draft_reminded_at is null and draft_sealed is not null and browser_hash is not null and ${hasNoMoney(tx)}
    order by id limit ${batch} for update skip locked`;
}

export async function markDraftReminded(tx: Sql, id: string, now: Date): Promise<void> {
  await tx`update applications set draft_reminded_at = ${now} where id = ${id}`;
}

import type { Sql } from "../sql.ts";

/** Counts this delivery. Returns true when an earlier one was handled to its end. */
export async function beginPaymentEvent(sql: Sql, event: { id: string; type: string }): Promise<boolean> {
  const [row] = await sql<{ handledAt: Date | null }[]>`
    insert into payment_events (id, type) values (${event.id}, ${event.type})
    on conflict (id) do update set attempts = payment_events.attempts + 1
    returning handled_at`;
  return row!.handledAt !== null;
}

export async function finishPaymentEvent(sql: Sql, id: string): Promise<void> {
  await sql`update payment_events set handled_at = now() where id = ${id}`;
}

import { type Counted, cappedCount, mostCounted } from "../../shared/counted.ts";
import { waitingRequests } from "../employers/mandate-queue.ts";
import { countUndecided, listTypedCountries } from "../jobs/country-decisions.ts";
import type { Payment } from "../payments/payments.ts";
import { isRefundedElsewhere } from "../payments/payments-attention.ts";
import { onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { undecidedMessages } from "./marked-messages.ts";
import { isLive } from "./standing.ts";

const waiting = {
  employers: waitingRequests,
  reports: (sql: Sql) => sql`vacancy_reports where closed_at is null`,
  heldJobs: (sql: Sql) => sql`job_holds where state = 'held'`,
  messages: undecidedMessages,
  failedRefunds: (sql: Sql, provider: Payment["provider"]) => sql`
    payments where (status in ('succeeded', 'refunding') and refund_failed_at is not null)
      or ${isRefundedElsewhere(sql, provider)}`,
  emailsGivenUp: (sql: Sql) => sql`outbox where sent_at is null and given_up_at is not null`,
  generalApplications: (sql: Sql) => sql`
    applications where job_id is null and application_status = 'submitted' and ${isLive(sql)}`,
};

type RowKind = keyof typeof waiting;
export type WaitingKind = RowKind | "countries";
export type WaitingCounts = Record<WaitingKind, Counted>;

const rowKinds = Object.keys(waiting) as RowKind[];

/** Each count reads an index of its own and stops at 1,000. */
export async function countWaiting(sql: Sql, provider: Payment["provider"]): Promise<WaitingCounts> {
  const counts = rowKinds.map(
    (kind) => sql`,
      (select count(*)::int from (select from ${waiting[kind](sql, provider)} limit ${mostCounted + 1}) as found) as ${sql(kind)}`,
  );
  const row = await onlyRow(sql<Record<RowKind, number>[]>`select true ${counts}`);
  const counted = rowKinds.map((kind) => [kind, cappedCount(row[kind])] as const);
  const countries = { total: countUndecided(await listTypedCountries(sql)), capped: false };
  return { ...(Object.fromEntries(counted) as Record<RowKind, Counted>), countries };
}

import { type Counted, mostCounted } from "../../shared/counted.ts";
import type { Sql } from "../sql.ts";

const waitingKinds = [
  "employers",
  "reports",
  "heldJobs",
  "failedRefunds",
  "reviews",
  "emailsGivenUp",
  "generalApplications",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];
export type WaitingCounts = Record<WaitingKind, Counted>;

/** Each count uses an index of its own and stops at 1,000. */
export async function countWaiting(sql: Sql): Promise<WaitingCounts> {
  const most = mostCounted + 1;
  const [row] = await sql<Record<WaitingKind, number>[]>`
    select
      (select count(*)::int from (
        select from mandate_requests join users on users.id = employer_id
        where state = 'waiting' and suspended_at is null limit ${most}) as found) as employers,
      (select count(*)::int from (
        select from vacancy_reports where closed_at is null limit ${most}) as found) as reports,
      (select count(*)::int from (
        select from job_holds where state = 'held' limit ${most}) as found) as held_jobs,
      (select count(*)::int from (
        select from payments where status in ('succeeded', 'refunding') and refund_failed_at is not null
        limit ${most}) as found) as failed_refunds,
      (select count(*)::int from (
        select from reviews where verified = 0 and hidden_at is null limit ${most}) as found) as reviews,
      (select count(*)::int from (
        select from outbox where sent_at is null and given_up_at is not null limit ${most}) as found) as emails_given_up,
      (select count(*)::int from (
        select from applications
        where job_id is null and submitted_at is not null and application_status = 'submitted' and withdrawn_at is null
          and erased_at is null and payment_status in ('completed', 'waived')
        limit ${most}) as found) as general_applications`;
  const counted = waitingKinds.map((kind) => {
    const capped = row![kind] > mostCounted;
    return [kind, { total: capped ? mostCounted : row![kind], capped }] as const;
  });
  return Object.fromEntries(counted) as WaitingCounts;
}

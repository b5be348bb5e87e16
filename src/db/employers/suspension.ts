import { provenName } from "../accounts/mailboxes.ts";
import { isPaidFor } from "../applications/standing.ts";
import { isPaidAtTestGateway } from "../payments/test-payments.ts";
import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

/** A null reason lifts the suspension. False when nothing changed. */
export async function updateSuspension(tx: Sql, userId: string, reason: string | null): Promise<boolean> {
  return hasRows(tx`
    update users
    set suspended_at = ${reason === null ? tx`null` : tx`now()`}, suspension_reason = ${reason}, updated_at = now()
    where id = ${userId} and (suspended_at is null) = ${reason !== null}
    returning id`);
}

/** Returns false for a suspended account. A later suspension waits for this transaction, and closes its new session. */
export async function lockUnsuspended(tx: Sql, userId: string): Promise<boolean> {
  return hasRows(tx`select from users where id = ${userId} and suspended_at is null for no key update`);
}

export interface CandidateOfAccount {
  applicationId: string;
  email: string;
  language: string;
  fullName: string | null;
  reference: string;
  title: string;
  company: string;
  /** True when a withdrawal changes nothing: the application is rejected, or its fee was refunded or never paid. */
  isOver: boolean;
  /** True when a withdrawal refunds nothing: another application paid the fee, or there is none. */
  isWaived: boolean;
  isPaid: boolean;
  isPaidAtTestGateway: boolean;
}

/** Lists those whose application the account could ever read, newest applications first. Leaves out unpaid withheld ones. */
export function listCandidatesOfAccount(sql: Sql, employerId: string): Promise<CandidateOfAccount[]> {
  return sql<CandidateOfAccount[]>`
    select applications.id as application_id, email, language, ${provenName(sql)}, reference, jobs.title, jobs.company,
      applications.application_status = 'rejected' or not ${isPaidFor(sql)} as is_over,
      payment_status = 'waived' as is_waived, payment_status = 'completed' as is_paid, ${isPaidAtTestGateway(sql)}
    from applications join jobs on jobs.id = applications.job_id
    where jobs.employer_id = ${employerId} and applications.submitted_at is not null
      and applications.withdrawn_at is null and applications.erased_at is null
      and (${isPaidFor(sql)} or payment_status = 'refunded' or not (select unpaid_withheld from employer_rules))
    order by applications.submitted_at desc, applications.id`;
}

export async function findPoster(sql: Sql, jobId: string): Promise<string | null> {
  const [row] = await sql<{ employerId: string | null }[]>`
    select employer_id from jobs join users on users.id = employer_id and erased_at is null where jobs.id = ${jobId}`;
  return row?.employerId ?? null;
}

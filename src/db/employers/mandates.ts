import type { EmployersPlace } from "../../shared/employers/employers-place.ts";
import { containing, hasRows, onlyRow, onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";

/** `lapsed` is a check whose last day is past. */
export type MandateState = "none" | "asked" | "checked" | "lapsed" | "refused" | "withdrawn";

interface Mandate {
  company: string;
  state: MandateState;
  /** An `unchecked` mandate counts only while EMPLOYER_CHECK is none. */
  how: "checked" | "unchecked" | null;
  /** Visitors read this sentence. */
  checked: string | null;
  checkedAt: Date | null;
  validUntil: string | null;
  stands: boolean;
}

export const mandateState = (sql: Sql) => sql`
  case
    when mandates.state = 'checked' and mandates.valid_until >= utc_today() then 'checked'
    when exists (select from mandate_requests
      where mandate_id = mandates.id and mandate_requests.state in ('waiting', 'question')) then 'asked'
    when mandates.state = 'checked' then 'lapsed'
    else mandates.state
  end`;

const columns = (sql: Sql) => sql`
  mandates.company, ${mandateState(sql)} as state, checked, checked_at, valid_until,
  mandate_stands_until(mandates.employer_id, mandates.company) >= utc_today() as stands,
  case
    when mandates.state = 'checked' and valid_until >= utc_today() then 'checked'
    when granted_unchecked and (select employer_check from employer_rules) = 'none' then 'unchecked'
  end as how`;

/** Postings share this lock, so that no job becomes public by a mandate that ends at the same moment. */
export async function lockEmployer(tx: Sql, employerId: string, mode: "share" | "change"): Promise<boolean> {
  return hasRows(tx`
    select from users where id = ${employerId} and erased_at is null ${mode === "share" ? tx`for share` : tx`for no key update`}`);
}

/** A message waits here for a suspension that has begun. This lock comes before the lock of the application. */
export async function lockEmployerOf(tx: Sql, applicationId: string): Promise<void> {
  await tx`
    select from users
    where id = (select employer_id from applications join jobs on jobs.id = job_id
      where applications.id = ${applicationId})
    for share`;
}

const licenceEnd = (tx: Sql, employerId: string, company: string) => tx`
  (select licence_valid_until from mandate_requests join mandates on mandates.id = mandate_id
    where mandates.employer_id = ${employerId} and company = ${company}
    order by mandate_requests.created_at desc limit 1)`;

export async function hasEndedLicence(tx: Sql, employerId: string, company: string): Promise<boolean> {
  return onlyValue(tx<{ ended: boolean }[]>`
    select coalesce(${licenceEnd(tx, employerId, company)} < utc_today(), false) as ended`);
}

export async function insertMandateCheck(
  tx: Sql,
  employerId: string,
  { company, checked, validUntil }: { company: string; checked: string; validUntil?: string | undefined },
): Promise<void> {
  const aYear = tx`(utc_today() + interval '12 months')::date`;
  const until = tx`least(${validUntil ?? null}::text::date, ${aYear}, ${licenceEnd(tx, employerId, company)})`;
  await tx`
    insert into mandates (employer_id, company, state, checked, checked_at, valid_until)
    values (${employerId}, ${company}, 'checked', ${checked}, now(), ${until})
    on conflict (employer_id, company) do update
      set state = 'checked', checked = excluded.checked, proofs = null, checked_at = now(), valid_until = excluded.valid_until,
        ended_at = null`;
}

export async function updateWithdrawnMandate(tx: Sql, employerId: string, company: string): Promise<boolean> {
  return hasRows(tx`
    update mandates set state = 'withdrawn', ended_at = coalesce(ended_at, now())
    where employer_id = ${employerId} and company = ${company} returning id`);
}

export async function isTrustedEmployer(sql: Sql, employerId: string): Promise<boolean> {
  return onlyValue(sql<{ trusted: boolean }[]>`
    select employer_check = 'none' or exists (select from mandates
      where employer_id = ${employerId} and mandate_stands_until(employer_id, company) >= utc_today()) as trusted
    from employer_rules`);
}

export function listMandates(sql: Sql, employerId: string): Promise<Mandate[]> {
  return sql<Mandate[]>`
    select ${columns(sql)} from mandates where employer_id = ${employerId} order by company`;
}

export interface EmployerMandate extends Mandate {
  employerId: string;
  email: string;
  firstName: string;
  lastName: string;
  suspendedAt: Date | null;
  suspensionReason: string | null;
  mailboxConfirmed: boolean;
  jobs: number;
  country: string | null;
  since: Date;
}

const isFound = (sql: Sql, search: string | undefined) =>
  search
    ? sql`(email ilike ${containing(search)} or first_name || ' ' || last_name ilike ${containing(search)}
        or mandates.company ilike ${containing(search)})`
    : sql`true`;

type Filter = Partial<Pick<EmployersPlace, "search" | "checked">>;

export function listEmployerMandates(
  sql: Sql,
  { search, checked, limit, offset }: Filter & { limit: number; offset: number },
): Promise<EmployerMandate[]> {
  return sql<EmployerMandate[]>`
    select users.id as employer_id, email, first_name, last_name, suspended_at, suspension_reason,
      email_confirmed_at is not null as mailbox_confirmed, ${columns(sql)},
      coalesce((select jobs from employer_companies as posted
        where posted.employer_id = users.id and posted.company = mandates.company), 0) as jobs,
      (select country from mandate_requests where mandate_id = mandates.id order by created_at desc limit 1) as country,
      mandates.created_at as since
    from mandates join users on users.id = mandates.employer_id
    where users.erased_at is null and ${isFound(sql, search)}
      ${checked ? sql`and (${mandateState(sql)} = 'checked') = ${checked === "yes"}` : sql``}
    order by users.created_at desc, users.id, mandates.company
    limit ${limit} offset ${offset}`;
}

export function countEmployerMandates(sql: Sql, search?: string): Promise<{ all: number; yes: number }> {
  return onlyRow(sql<{ all: number; yes: number }[]>`
    select count(*)::int as all, count(*) filter (where ${mandateState(sql)} = 'checked')::int as yes
    from mandates join users on users.id = mandates.employer_id
    where users.erased_at is null and ${isFound(sql, search)}`);
}

interface EmployerAccount {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  mailboxConfirmed: boolean;
  suspendedAt: Date | null;
}

export function listEmployerAccounts(sql: Sql, search: string, limit: number): Promise<EmployerAccount[]> {
  return sql<EmployerAccount[]>`
    select id, email, first_name, last_name, email_confirmed_at is not null as mailbox_confirmed, suspended_at
    from users
    where role = 'employer' and erased_at is null and (email ilike ${containing(search)} or first_name || ' ' || last_name ilike ${containing(search)}
      or exists (select from mandates where employer_id = users.id and company ilike ${containing(search)}))
    order by created_at desc, id limit ${limit}`;
}

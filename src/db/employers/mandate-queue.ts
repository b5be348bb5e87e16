import type { Counted } from "../../shared/counted.ts";
import type { Proof } from "../../shared/employers/mandate-decision.ts";
import { type Cursor, micros, placeOf } from "../cursor.ts";
import { countCapped, firstRow, onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface WaitingRequest {
  id: string;
  employerId: string;
  email: string;
  firstName: string;
  lastName: string;
  mailboxConfirmed: boolean;
  company: string;
  country: string;
  website: string;
  registerNumber: string;
  kind: "direct" | "agency";
  licenceKind: string | null;
  licenceNumber: string | null;
  licenceIssuer: string | null;
  licenceValidUntil: string | null;
  principals: string[];
  answeredQuestion: string | null;
  answer: string | null;
  phone: string;
  askedAt: Date;
  askedAtMicros: string;
  daysOpen: number;
  codeSentTo: string | null;
  codeConfirmed: boolean;
  /** The account's check for this company still counts. */
  isRenewal: boolean;
  checkedAlike: string[];
  phoneUsed: boolean;
  networkUsed: boolean;
  jobTexts: string[];
}

export const waitingRequests = (sql: Sql) => sql`
  mandate_requests join users on users.id = mandate_requests.employer_id
  where mandate_requests.state = 'waiting' and users.suspended_at is null`;

export const countWaitingRequests = (sql: Sql): Promise<Counted> => countCapped(sql, waitingRequests(sql));

/** Readers may confuse names from this similarity on. */
const alike = 0.5;
const jobsRead = 5;

export function listWaitingRequests(
  sql: Sql,
  { limit, offset = 0, cursor }: { limit: number; offset?: number; cursor?: Cursor | undefined },
): Promise<WaitingRequest[]> {
  return sql<WaitingRequest[]>`
    with page as materialized (
      select mandate_requests.*, email, first_name, last_name, email_confirmed_at is not null as mailbox_confirmed
      from ${waitingRequests(sql)}
        ${cursor ? sql`and (asked_at, mandate_requests.id) > ${placeOf(sql, cursor)}` : sql``}
      order by asked_at, mandate_requests.id limit ${limit} offset ${offset}
    )
    select page.id, page.employer_id, email, first_name, last_name, mailbox_confirmed, mandates.company, page.country,
      website, register_number, kind, licence_kind, licence_number, licence_issuer, licence_valid_until, principals, phone,
      answered_question, answer, asked_at, ${micros(sql, "asked_at")} as asked_at_micros,
      utc_today() - (asked_at at time zone 'UTC')::date as days_open, code_sent_to, code_confirmed_at is not null as code_confirmed,
      mandates.state = 'checked' and mandates.valid_until >= utc_today() as is_renewal,
      coalesce((select json_agg(distinct other.company) from (
        select company from mandates as checked
        where checked.state = 'checked' and checked.employer_id <> page.employer_id
          and lower(checked.company) % lower(mandates.company)
          and similarity(lower(checked.company), lower(mandates.company)) >= ${alike}::real
        limit 3) as other), '[]') as checked_alike,
      exists (select from mandate_requests as other
        where other.phone_digits = page.phone_digits and other.employer_id <> page.employer_id) as phone_used,
      exists (select from mandate_requests as other
        where other.network_digest = page.network_digest and other.employer_id <> page.employer_id) as network_used,
      coalesce((select json_agg(posted.text) from (
        select concat_ws(E'\n', title, description, requirements) as text from jobs
        where jobs.employer_id = page.employer_id and jobs.company = mandates.company
        order by created_at desc, id desc limit ${jobsRead}) as posted), '[]') as job_texts
    from page join mandates on mandates.id = page.mandate_id
    order by asked_at, page.id`;
}

export interface RequestToDecide {
  id: string;
  employerId: string;
  mandateId: string;
  company: string;
  website: string;
  kind: "direct" | "agency";
  email: string;
  firstName: string;
  mailboxConfirmed: boolean;
  codeConfirmed: boolean;
  licenceEnded: boolean;
}

export async function findRequester(sql: Sql, id: string): Promise<string | undefined> {
  const [row] = await sql<
    { employerId: string }[]
  >`select employer_id from mandate_requests where id = ${id}`;
  return row?.employerId;
}

export async function lockWaitingRequest(tx: Sql, id: string): Promise<RequestToDecide | undefined> {
  return firstRow(tx<RequestToDecide[]>`
    select mandate_requests.id, mandate_requests.employer_id, mandate_id, company, website, kind, email, first_name,
      email_confirmed_at is not null as mailbox_confirmed, code_confirmed_at is not null as code_confirmed,
      coalesce(licence_valid_until < utc_today(), false) as licence_ended
    from mandate_requests join mandates on mandates.id = mandate_id join users on users.id = mandate_requests.employer_id
    where mandate_requests.id = ${id} and mandate_requests.state = 'waiting'
    for update of mandate_requests`);
}

export async function closeDecided(
  tx: Sql,
  id: string,
  decided: {
    state: "checked" | "refused" | "question";
    done: readonly Proof[];
    note: string | null;
    reason: string | null;
  },
): Promise<void> {
  await tx`
    update mandate_requests set state = ${decided.state}, done = ${tx.json([...decided.done])}, note = ${decided.note},
      reason = ${decided.reason}, decided_at = now(), code_digest = null
    where id = ${id}`;
}

/** The check ends on the first of three days: the given one, a year from now, and the licence's last. */
export async function checkAskedMandate(
  tx: Sql,
  id: string,
  {
    checked,
    proofs,
    validUntil,
  }: { checked: string; proofs: readonly Proof[]; validUntil: string | undefined },
): Promise<string> {
  return onlyValue(tx<{ validUntil: string }[]>`
    update mandates set state = 'checked', checked = ${checked}, proofs = ${tx.json([...proofs])}, checked_at = now(), ended_at = null,
      valid_until = least(${validUntil ?? null}::text::date, (utc_today() + interval '12 months')::date, licence_valid_until)
    from mandate_requests where mandate_requests.id = ${id} and mandates.id = mandate_id
    returning mandates.valid_until`);
}

/** Leaves a withdrawn mandate, and one whose check still counts, as it is. */
export async function refuseAskedMandate(tx: Sql, mandateId: string): Promise<void> {
  await tx`
    update mandates set state = 'refused', ended_at = coalesce(ended_at, now())
    where id = ${mandateId} and state <> 'withdrawn' and not (state = 'checked' and valid_until >= utc_today())`;
}

export async function updateDomainCode(
  tx: Sql,
  id: string,
  { email, digest, expiresAt }: { email: string; digest: Uint8Array; expiresAt: Date },
): Promise<void> {
  await tx`
    update mandate_requests set code_sent_to = ${email}, code_digest = ${digest}, code_expires_at = ${expiresAt}, code_tries = 0
    where id = ${id}`;
}

/** Counts a try, and returns undefined when the code has ended or the tries are used up. */
export async function tryDomainCode(
  tx: Sql,
  { id, employerId, now, mostTries }: { id: string; employerId: string; now: Date; mostTries: number },
): Promise<{ digest: Uint8Array } | undefined> {
  return firstRow(tx<{ digest: Uint8Array }[]>`
    update mandate_requests set code_tries = code_tries + 1
    where id = ${id} and employer_id = ${employerId} and state = 'waiting' and code_digest is not null
      and code_expires_at > ${now} and code_tries < ${mostTries}
    returning code_digest as digest`);
}

export async function confirmDomainCode(tx: Sql, id: string): Promise<void> {
  await tx`update mandate_requests set code_confirmed_at = now(), code_digest = null where id = ${id}`;
}

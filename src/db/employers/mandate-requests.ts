import type { MandateRequest } from "../../shared/employers/mandate-request.ts";
import { countRows, onlyRow, onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { type MandateState, mandateState } from "./mandates.ts";

type RequestState = "waiting" | "question" | "checked" | "refused" | "closed";

export interface OwnMandate {
  id: string | null;
  company: string;
  state: MandateState;
  reason: string | null;
  validUntil: string | null;
  requestState: RequestState | null;
  askedAt: Date | null;
  codeSent: boolean;
  codeConfirmed: boolean;
  mayAsk: boolean;
}

/** A check can be renewed in its last days. */
const renewalDays = 60;

const isRenewable = (sql: Sql) => sql`
  (mandates.state <> 'checked' or mandates.valid_until <= utc_today() + ${renewalDays}::int)`;

export function listOwnMandates(sql: Sql, employerId: string, company?: string): Promise<OwnMandate[]> {
  return sql<OwnMandate[]>`
    select latest.id, mandates.company, ${mandateState(sql)} as state,
      case when latest.state in ('question', 'refused') and mandates.state <> 'withdrawn' then latest.reason end as reason,
      mandates.valid_until, latest.state as request_state, latest.asked_at,
      coalesce(latest.state = 'waiting' and code_digest is not null and code_expires_at > now(), false) as code_sent,
      code_confirmed_at is not null as code_confirmed,
      ${isRenewable(sql)} and latest.state is distinct from 'waiting' as may_ask
    from mandates left join lateral (
      select * from mandate_requests where mandate_id = mandates.id order by created_at desc limit 1
    ) as latest on true
    where mandates.employer_id = ${employerId} ${company === undefined ? sql`` : sql`and company = ${company}`}
    order by mandates.company limit 500`;
}

interface AskedMandate {
  mandateId: string;
  requestId: string | null;
  requestState: RequestState | null;
  /** Set while it is too early for a renewal. */
  standsUntil: string | null;
}

/** Creates the mandate at the first use of the company's name, as a posting does. */
export async function openMandate(tx: Sql, employerId: string, company: string): Promise<AskedMandate> {
  await tx`
    insert into mandates (employer_id, company, granted_unchecked)
    select ${employerId}::uuid, ${company}, employer_check = 'none' from employer_rules
    on conflict (employer_id, company) do nothing`;
  return onlyRow(tx<AskedMandate[]>`
    select mandates.id as mandate_id, open.id as request_id, open.state as request_state,
      case when not ${isRenewable(tx)} then valid_until end as stands_until
    from mandates left join mandate_requests as open on open.mandate_id = mandates.id and open.state in ('waiting', 'question')
    where mandates.employer_id = ${employerId} and mandates.company = ${company}`);
}

interface NewRequest {
  mandateId: string;
  employerId: string;
  request: MandateRequest;
  networkDigest: Uint8Array;
}

function columnsOf(tx: Sql, { mandateId, employerId, request, networkDigest }: NewRequest) {
  const { country, website, registerNumber, kind, licence, principals = [], phone } = request;
  const agency = kind === "agency" ? licence : undefined;
  const row = {
    mandateId,
    employerId,
    country,
    website,
    registerNumber,
    kind,
    phone,
    networkDigest,
    licenceKind: agency?.kind ?? null,
    licenceNumber: agency?.number ?? null,
    licenceIssuer: agency?.issuer ?? null,
    licenceValidUntil: agency?.validUntil ?? null,
    principals: tx.json(kind === "agency" ? principals : []),
  };
  return tx(row as unknown as Record<string, string>);
}

export async function insertMandateRequest(tx: Sql, asked: NewRequest): Promise<string> {
  return onlyValue(tx<{ id: string }[]>`
    insert into mandate_requests ${columnsOf(tx, asked)} returning id`);
}

/** Earlier proofs do not count for the new text. The request keeps its last question that was answered in words. */
export async function answerMandateQuestion(tx: Sql, id: string, asked: NewRequest): Promise<void> {
  const answer = asked.request.answer || null;
  await tx`
    update mandate_requests set ${columnsOf(tx, asked)}, state = 'waiting', asked_at = now(),
      decided_at = null, reason = null, code_sent_to = null, code_digest = null, code_confirmed_at = null,
      answered_question = case when ${answer}::text is null then answered_question else reason end,
      answer = coalesce(${answer}::text, answer)
    where id = ${id}`;
}

export async function countRequestsOf(sql: Sql, employerId: string): Promise<number> {
  return countRows(sql, sql`mandate_requests where employer_id = ${employerId}`);
}

/** The administrator decided on the mandate without the request. */
export async function closeMandateRequest(tx: Sql, employerId: string, company: string): Promise<void> {
  await tx`
    update mandate_requests set state = 'closed', decided_at = now(), code_digest = null
    from mandates
    where mandates.id = mandate_id and mandates.employer_id = ${employerId} and company = ${company}
      and mandate_requests.state in ('waiting', 'question')`;
}

export interface SentRequest
  extends Pick<MandateRequest, "country" | "website" | "registerNumber" | "kind" | "phone"> {
  id: string;
  company: string;
  state: RequestState;
  licenceKind: string | null;
  licenceNumber: string | null;
  licenceIssuer: string | null;
  licenceValidUntil: string | null;
  principals: string[];
  /** The last question that the employer answered in words. */
  answeredQuestion: string | null;
  answer: string | null;
}

/** Gives the newest request for each company of the employer, or for one. */
export function listSentRequests(sql: Sql, employerId: string, company?: string): Promise<SentRequest[]> {
  return sql<SentRequest[]>`
    select distinct on (company) company, mandate_requests.id, mandate_requests.state, country, website,
      register_number, kind, phone, licence_kind, licence_number, licence_issuer, licence_valid_until, principals,
      answered_question, answer
    from mandates join mandate_requests on mandate_id = mandates.id
    where mandates.employer_id = ${employerId} ${company === undefined ? sql`` : sql`and company = ${company}`}
    order by company, mandate_requests.created_at desc limit 500`;
}

export const findSentRequest = async (sql: Sql, employerId: string, company: string) =>
  (await listSentRequests(sql, employerId, company))[0];

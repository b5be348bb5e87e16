import type {
  AdminApplication,
  AnswerState,
  PaymentStatus,
} from "../../shared/applications/admin-application.ts";
import type { Counted } from "../../shared/counted.ts";
import { type Cursor, micros, placeOf } from "../cursor.ts";
import { paymentMarks } from "../payments/payment-marks.ts";
import { containing, countCapped } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { documentScans, type ScansColumn } from "./document-scans.ts";
import { listedPlacements } from "./placements.ts";
import { isUnansweredForLong } from "./silence.ts";
import { addedCertificates } from "./standing.ts";

export interface AdminApplicationRow
  extends Omit<
      AdminApplication,
      | "phone"
      | "dateOfBirth"
      | "passportAvailable"
      | "submittedAt"
      | "withdrawnAt"
      | "withheld"
      | "documentScans"
    >,
    ScansColumn {
  privateSealed: Uint8Array;
  privateKeyId: string;
  submittedAt: Date;
  erasedAt: Date | null;
  withdrawnAt: Date | null;
  cursorMicros: string;
}

export interface ApplicationFilter {
  /** A part of a name or email address in any case, or a whole reference. */
  search?: string | undefined;
  payment?: PaymentStatus | undefined;
  state?: AnswerState | undefined;
}

const matching = (sql: Sql, { search, payment, state }: ApplicationFilter) => sql`
  submitted_at is not null and erased_by is distinct from 'retention'
  ${payment ? sql`and payment_status = ${payment}` : sql``}
  ${state === "withdrawn" ? sql`and withdrawn_at is not null` : sql``}
  ${state === "unanswered" ? sql`and ${isUnansweredForLong(sql)}` : sql``}
  ${
    search
      ? sql`and (full_name ilike ${containing(search)} or email ilike ${containing(search)}
    or reference = ${search.toUpperCase()})`
      : sql``
  }`;

export async function listApplications(
  sql: Sql,
  filter: ApplicationFilter,
  page: { limit: number; offset?: number; cursor?: Cursor | undefined },
): Promise<AdminApplicationRow[]> {
  return sql<AdminApplicationRow[]>`
    select id, reference, full_name, email, nationality, experience as years_of_experience,
      qualification as skills_and_qualifications, willing_to_relocate, resume_url, passport_copy_url,
      certificates_url, photograph_url, payment_status, application_status, job_id, desired_position,
      private_sealed, private_key_id, submitted_at, erased_at, withdrawn_at, ${addedCertificates(sql)}, ${paymentMarks(sql)},
      ${documentScans(sql)}, ${listedPlacements(sql)},
      ${isUnansweredForLong(sql)} as unanswered,
      ${micros(sql, "submitted_at")} as cursor_micros,
      (select intent_id from payments where application_id = applications.id
        order by succeeded_at desc nulls last, payments.created_at desc limit 1) as payment_intent_id
    from applications
    where ${matching(sql, filter)}
      ${page.cursor ? sql`and (submitted_at, id) < ${placeOf(sql, page.cursor)}` : sql``}
    order by submitted_at desc, id desc
    limit ${page.limit} offset ${page.offset ?? 0}`;
}

export const isFiltered = (filter: ApplicationFilter) =>
  Object.values(filter).some((value) => value !== undefined);

export const countApplications = (sql: Sql, filter: ApplicationFilter): Promise<Counted> =>
  countCapped(sql, sql`applications where ${matching(sql, filter)}`, isFiltered(filter));

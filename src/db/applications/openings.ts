import type { DisclosureReason } from "../../shared/applications/disclosure.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";
import type { Sql } from "../sql.ts";

export interface Opening {
  id: string;
  by: "admin" | "employer";
  /** The employer of another application with this document gets null. */
  company: string | null;
  /** Null for the masked fields. */
  place: DocumentPlace | null;
  reason: DisclosureReason | null;
  at: Date;
}

export interface Openings {
  last: Opening[];
  total: number;
}

export async function listOpenings(sql: Sql, applicationId: string, limit: number): Promise<Openings> {
  const rows = await sql<(Opening & { total: number })[]>`
    select id, by, company, place, reason, at, count(*) over ()::int as total from (
      select reading.id::text, reader_kind as by, field as place, null as reason, read_at as at,
        (select jobs.company from applications join jobs on jobs.id = applications.job_id
          where applications.id = attached.application_id and jobs.employer_id = reading.reader_id) as company
      from application_documents attached join document_readings reading
        on reading.document_id = attached.document_id and reading.reader_kind <> 'candidate'
          and coalesce(reading.application_id, attached.application_id) = attached.application_id
      where attached.application_id = ${applicationId}
      union all
      select employer_id::text, 'employer', null, reason, disclosed_at, company
      from application_disclosures where application_id = ${applicationId}
    ) as openings
    order by at desc, id desc limit ${limit}`;
  return { last: rows.map(({ total, ...opening }) => opening), total: rows[0]?.total ?? 0 };
}

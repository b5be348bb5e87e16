import type { PaymentStatus } from "../../shared/applications/admin-application.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import { firstRow, idsOf } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { isLive } from "./standing.ts";
import { heldUntil } from "./status-notices.ts";

export interface GeneralApplication {
  id: string;
  reference: string;
  jobId: string | null;
  fullName: string | null;
  email: string | null;
  sector: string | null;
  desiredCountry: string | null;
  desiredPosition: string | null;
  experience: string | null;
  qualification: string | null;
  nationality: string | null;
  applicationStatus: ApplicationStatus;
  paymentStatus: PaymentStatus;
  submittedAt: Date;
  heldUntil: Date | null;
  isLive: boolean;
}

/** Also finds an application for a job, which the caller refuses. */
export async function findGeneralApplication(sql: Sql, id: string): Promise<GeneralApplication | undefined> {
  return firstRow(sql<GeneralApplication[]>`
    select id, reference, job_id, full_name, email, sector, desired_country, desired_position, experience,
      qualification, nationality, application_status, payment_status, submitted_at, ${heldUntil(sql)},
      ${isLive(sql)} as is_live
    from applications
    where id = ${id} and submitted_at is not null and erased_by is distinct from 'retention'`);
}

interface Unplaced {
  now: Date;
  days: number;
  limit?: number;
  id?: string;
}

/** Rejected ones are listed, too. Leaves out those whose refund failed, because the administrator repeats it. */
export async function listUnplaced(sql: Sql, { now, days, limit, id }: Unplaced): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select applications.id from applications
    where job_id is null and ${isLive(sql)} and payment_status = 'completed'
      and application_status <> 'accepted'
      and greatest(submitted_at, paid_at) <= ${now}::timestamptz - make_interval(days => ${days})
      and not exists (select from placements where placements.application_id = applications.id)
      and exists (select from payments
        where application_id = applications.id and status = 'succeeded' and refund_failed_at is null)
      ${id ? sql`and applications.id = ${id}` : sql``}
    order by submitted_at, applications.id
    ${limit ? sql`limit ${limit}` : sql``}`);
}

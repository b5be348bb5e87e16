import type { JobOfferState } from "../../shared/applications/job-offer.ts";
import type { Sql } from "../sql.ts";

export interface AgreementRow {
  applicationId: string;
  offerState: JobOfferState | null;
  offerChangedAt: Date | null;
  interviewAt: Date | null;
  interviewZone: string | null;
}

/** Lists the newest offer and the last agreed interview of each application. */
export async function listAgreements(sql: Sql, applicationIds: string[]): Promise<AgreementRow[]> {
  if (applicationIds.length === 0) return [];
  return sql<AgreementRow[]>`
    select applications.id as application_id, offer.state as offer_state, offer.updated_at as offer_changed_at,
      interview.chosen as interview_at, interview.time_zone as interview_zone
    from applications
    left join lateral (
      select state, updated_at from job_offers where application_id = applications.id
      order by created_at desc, id desc limit 1) as offer on true
    left join lateral (
      select chosen, time_zone from interviews
      where application_id = applications.id and state = 'chosen' and chosen is not null
      order by chosen desc, id limit 1) as interview on true
    where applications.id in ${sql(applicationIds)}`;
}

import { onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

/** The candidate's answer about the hire. Only a confirmed hire counts. */
export interface Hire {
  confirmedAt: Date | null;
  deniedAt: Date | null;
  isReviewed: boolean;
}

export async function findHire(sql: Sql, applicationId: string): Promise<Hire> {
  return onlyRow(sql<Hire[]>`
    select hire_confirmed_at as confirmed_at, hire_denied_at as denied_at,
      exists (select from reviews where application_id = applications.id) as is_reviewed
    from applications where id = ${applicationId}`);
}

export async function markHireConfirmed(sql: Sql, applicationId: string, now: Date): Promise<void> {
  await sql`
    update applications
    set hire_confirmed_at = coalesce(hire_confirmed_at, ${now}), hire_denied_at = null, updated_at = now()
    where id = ${applicationId}`;
}

export async function markHireDenied(sql: Sql, applicationId: string, now: Date): Promise<void> {
  await sql`
    update applications set hire_denied_at = ${now}, updated_at = now()
    where id = ${applicationId} and hire_confirmed_at is null`;
}

import type { Client } from "../../src/db/connect.ts";

/** Inserts this many applications of every status for one vacancy, one for each minute back from now. Their sealed parts cannot be opened. */
export async function insertApplications(sql: Client, jobId: string, applications: number): Promise<void> {
  await sql.begin(async (tx) => {
    // PostgreSQL marks only rows on the disk as visible to all, and an index-only scan needs the mark.
    await tx`set local synchronous_commit = on`;
    await tx`
      insert into applications (
        reference, job_id, full_name, email, gender, nationality, preferred_job_type, qualification, experience,
        sector, desired_country, desired_position, willing_to_relocate, private_sealed, private_key_id, resume_url,
        passport_copy_url, application_status, submitted_at)
      select gen_random_uuid(), ${jobId}, 'Maria ' || n, 'maria@example.com', 'female', 'Filipino', 'Contract', 'STCW', '6 years',
        'shipping', 'Norway', 'Welder', true, '\\x00', 'k', 'https://example.com/r.pdf', 'https://example.com/p.pdf',
        (array['submitted', 'under_review', 'interviewed', 'accepted', 'rejected'])[
          case when n % 500 = 0 then 4 when n % 7 = 0 then 2 when n % 11 = 0 then 3 when n % 13 = 0 then 5 else 1 end],
        now() - n * interval '1 minute'
      from generate_series(1, ${applications}) as n`;
  });
}

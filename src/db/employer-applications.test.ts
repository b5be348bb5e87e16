import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/account.ts";
import { migratedDatabase } from "../../tests/database.ts";
import { aJob } from "../../tests/fixtures.ts";
import { applicationStatuses } from "../shared/application-status.ts";
import { countJobApplications, listJobApplications, listStatusChanges } from "./employer-applications.ts";
import { listDashboardJobs } from "./employer-jobs.ts";
import type { Sql } from "./sql.ts";

/** How many rows of `applications` each step of a plan touched, by whether it left the index. */
interface Reads {
  rows: number;
  indexOnly: number;
  sequential: number;
}

const pageSize = 50;
const lists = suite("an employer's lists");

const { sql, close } = await migratedDatabase();
lists.after(close);
const { id: jobId } = await aJob(sql);
await fill(sql);

lists("read no more applications than the first page needs", async () => {
  assert.equal(await readsOf((sql) => listJobApplications(sql, jobId, { limit: pageSize })), {
    rows: pageSize,
    indexOnly: 0,
    sequential: 0,
  });
});

for (const { value: status } of applicationStatuses)
  lists(`read no application of another status than ${status}`, async () => {
    const total = await countJobApplications(sql, jobId, status);
    const reads = await readsOf((sql) => listJobApplications(sql, jobId, { status, limit: pageSize }));
    assert.equal(reads, { rows: Math.min(pageSize, total), indexOnly: 0, sequential: 0 });
  });

lists("read one page of applications for the last one, and count off the others in the index", async () => {
  const total = await countJobApplications(sql, jobId);
  const offset = total - pageSize;
  const reads = await readsOf((sql) => listJobApplications(sql, jobId, { limit: pageSize, offset }));
  assert.is(reads.rows, pageSize);
  assert.is(reads.sequential, 0);
});

lists("hold each application once, in one order, page by page", async () => {
  const seen: string[] = [];
  for (let offset = 0; ; offset += 1000) {
    const rows = await listJobApplications(sql, jobId, { limit: 1000, offset });
    seen.push(...rows.map(({ id }) => id));
    if (rows.length < 1000) break;
  }
  const all = await listJobApplications(sql, jobId, { limit: 10_000 });
  assert.equal(
    seen,
    all.map(({ id }) => id),
  );
  assert.is(seen.length, 5000);
});

lists("count applications in the index alone", async () => {
  for (const status of [undefined, "accepted"] as const) {
    const reads = await readsOf((sql) => countJobApplications(sql, jobId, status));
    assert.is(reads.rows + reads.sequential, 0);
  }
  const [{ employerId }] = (await sql`
    update jobs set employer_id = (
      insert_employer.id
    ) from (select gen_random_uuid() as id) as insert_employer where false returning employer_id`.catch(
    () => [{ employerId: undefined }],
  )) as [{ employerId: string | undefined }];
  assert.is(employerId, undefined);
});

lists.run();

async function fill(sql: Sql): Promise<void> {
  await sql`
    insert into applications (
      reference, job_id, full_name, email, gender, nationality, preferred_job_type, qualification, experience,
      sector, desired_country, desired_position, willing_to_relocate, private_sealed, private_key_id, resume_url,
      passport_copy_url, application_status, submitted_at)
    select 'R' || n, ${jobId}, 'Maria ' || n, 'maria@example.com', 'female', 'Filipino', 'Contract', 'STCW', '6 years',
      'shipping', 'Norway', 'Welder', true, '\\x00', 'k', 'https://example.com/r.pdf', 'https://example.com/p.pdf',
      (array['submitted', 'under_review', 'interviewed', 'accepted', 'rejected'])[
        case when n % 500 = 0 then 4 when n % 7 = 0 then 2 when n % 11 = 0 then 3 when n % 13 = 0 then 5 else 1 end],
      now() - n * interval '1 minute'
    from generate_series(1, 5000) as n`;
  await sql`vacuum analyze applications`;
}

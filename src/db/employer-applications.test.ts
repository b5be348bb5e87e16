import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../tests/database.ts";
import { aJob } from "../../tests/fixtures.ts";
import { applicationStatuses } from "../shared/application-status.ts";
import type { Client } from "./connect.ts";
import { countJobApplications, listJobApplications } from "./employer-applications.ts";
import type { Sql } from "./sql.ts";

/** How many rows of `applications` a query touched, and how. */
interface Reads {
  /** Read in full. */
  rows: number;
  /** Counted off in an index, which holds what was asked for. */
  indexOnly: number;
  sequential: number;
}

const pageSize = 50;
const lists = suite("an employer's lists");

const { sql, close } = await migratedDatabase();
lists.after(close);
const { id: jobId } = await aJob(sql);
const { id: otherJobId } = await aJob(sql);
await fill(sql, jobId, 5000);
await fill(sql, otherJobId, 50_000);
await sql`vacuum analyze applications`;

lists("read no more applications than the first page needs", async () => {
  assert.equal(await readsOf((sql) => listJobApplications(sql, jobId, { limit: pageSize })), {
    rows: pageSize,
    indexOnly: 0,
    sequential: 0,
  });
});

for (const { value: status } of applicationStatuses)
  lists(`read two pages of applications at most for one page of ${status}`, async () => {
    const { rows, sequential } = await readsOf((sql) =>
      listJobApplications(sql, jobId, { status, limit: pageSize }),
    );
    assert.is(sequential, 0);
    assert.ok(rows <= 2 * pageSize, `${rows} were read`);
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
    assert.equal(reads, {
      rows: 0,
      indexOnly: await countJobApplications(sql, jobId, status),
      sequential: 0,
    });
  }
});

lists.run();

async function fill(sql: Client, jobId: string, applications: number): Promise<void> {
  await sql.begin(async (tx) => {
    // What is not on the disk yet cannot be marked as visible to all, and an index alone would not do.
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

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}

/** Runs a query function once, and has the database tell what its `select` read. */
async function readsOf(query: (sql: Sql) => Promise<unknown>): Promise<Reads> {
  let told: Promise<unknown> | undefined;
  const explaining = ((strings: TemplateStringsArray, ...values: never[]) => {
    const fragment = sql(strings, ...values);
    if (!strings[0]?.trim().startsWith("select")) return fragment;
    told = sql`explain (analyze, format json) ${fragment}`.execute();
    return told;
  }) as unknown as Sql;
  await query(explaining).catch(() => {});
  const [row] = (await told) as Record<string, { Plan: PlanNode }[]>[];
  const reads: Reads = { rows: 0, indexOnly: 0, sequential: 0 };
  addReads(Object.values(row!)[0]![0]!.Plan, reads);
  return reads;
}

function addReads(node: PlanNode, reads: Reads): void {
  const kind = node["Node Type"];
  if (node["Relation Name"] === "applications") {
    const touched = node["Actual Rows"] * node["Actual Loops"] + (node["Rows Removed by Filter"] ?? 0);
    if (kind === "Index Only Scan") reads.indexOnly += touched;
    else if (kind === "Seq Scan") reads.sequential += touched;
    else reads.rows += touched;
  }
  for (const child of node.Plans ?? []) addReads(child, reads);
}

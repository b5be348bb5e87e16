import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aJob } from "../../../tests/support/fixtures.ts";
import { insertApplications } from "../../../tests/support/many-applications.ts";
import { applicationStatuses } from "../../shared/applications/application-status.ts";
import type { Sql } from "../sql.ts";
import { countApplications } from "./admin-applications.ts";
import { countJobApplications, listJobApplications } from "./employer-applications.ts";

/** The number of rows of `applications` that a query touched, by the way it found them. */
interface Reads {
  /** Rows that it read in the table. */
  rows: number;
  /** Entries that it counted in an index alone. */
  indexOnly: number;
  sequential: number;
}

const pageSize = 50;
const lists = suite("an employer's lists");

const { sql, close } = await migratedDatabase();
lists.after(close);
const { id: jobId } = await aJob(sql);
const { id: otherJobId } = await aJob(sql);
await insertApplications(sql, jobId, 5000);
await insertApplications(sql, otherJobId, 50_000);
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
  const { total } = await countJobApplications(sql, jobId);
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

lists("count applications in the index alone, and no more than one beyond 1,000 of a status", async () => {
  for (const [status, indexOnly] of [
    [undefined, 5000],
    ["accepted", 10],
    ["submitted", 1001],
  ] as const) {
    const reads = await readsOf((sql) => countJobApplications(sql, jobId, status));
    assert.equal(reads, { rows: 0, indexOnly, sequential: 0 }, status);
  }
});

lists(
  "are counted by the administrator in the index alone, all of them or one state of payment",
  async () => {
    for (const [payment, indexOnly] of [
      [undefined, 55_000],
      ["pending", 1001],
    ] as const) {
      const reads = await readsOf((sql) => countApplications(sql, { payment }));
      assert.equal(reads, { rows: 0, indexOnly, sequential: 0 }, payment);
    }
  },
);

lists.run();

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

import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { insertPlainly } from "../scripts/build/plain-insert.ts";
import type { Client } from "../src/db/connect.ts";
import { migrate } from "../src/db/migrate.ts";
import { readDataset } from "../src/domain/dataset/dataset.ts";
import { companiesOf, jobsOf } from "../src/domain/dataset/dataset-jobs.ts";
import { seed } from "../src/domain/dataset/seed.ts";
import { openServer } from "../src/runtime/database/open-database.ts";
import { datasetFile } from "../src/runtime/node/dataset-file.ts";
import { readMigrations } from "../src/runtime/node/migrations.ts";
import { type PostgresServer, startPostgres } from "../tests/support/postgres-server.mjs";

/**
 * npm run bench:seed
 *
 * How fast seeding is beside a plain batched insert of the same rows, which are in memory already: for the dataset of
 * the site and for a file of 100,000. On the server of DATABASE_URL, in databases of its own, else on one that it starts.
 * Ends with 1 when seeding has less than half the rows a second.
 */
const leastRatio = 0.5;
// What takes a tenth of a second needs more of them before a median means something.
const runs = { few: 15, many: 3 };
const manyJobs = 100_000;

const sqlFolder = fileURLToPath(new URL("../sql", import.meta.url));
const launch = join(sqlFolder, "seed/manifest.json");
const today = new Date().toISOString().slice(0, 10);

/** The site's own vacancies over and over, each time of other companies: texts as long as real ones. */
async function writeManyJobs(path: string): Promise<void> {
  const text = await readFile(join(sqlFolder, "seed/vacancies.jsonl"), "utf8");
  const rows = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  function* lines() {
    for (let jobs = 0, copy = 1; jobs < manyJobs; copy += 1)
      for (const row of rows) {
        if (row.kind === "company") yield `${JSON.stringify({ ...row, name: `${row.name} ${copy}` })}\n`;
        else if (jobs++ < manyJobs)
          yield `${JSON.stringify({ ...row, company: `${row.company} ${copy}` })}\n`;
      }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
}

/** Milliseconds of some work on a database that holds the schema and nothing else. */
async function timed(server: PostgresServer, work: (sql: Client) => Promise<unknown>): Promise<number> {
  const { sql, close } = openServer(await server.createDatabase("bench"), { arrays: true });
  try {
    await migrate(sql, readMigrations(sqlFolder));
    const begun = performance.now();
    await work(sql);
    return performance.now() - begun;
  } finally {
    await close();
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const rate = (rows: number, ms: number) => Math.round(rows / (ms / 1000)).toLocaleString("en");

/** Turn by turn, so that what else the machine does meets both. */
async function compare(server: PostgresServer, path: string, runs: number): Promise<boolean> {
  const dataset = await readDataset(datasetFile(path));
  const rows = { companies: companiesOf(dataset), jobs: jobsOf(dataset, today) };
  const seeded: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await timed(server, (sql) => insertPlainly(sql, rows)));
    seeded.push(await timed(server, (sql) => seed(sql, datasetFile(path), { today })));
  }
  const count = rows.jobs.length;
  const ratio = median(plain) / median(seeded);
  console.log(
    `${count.toLocaleString("en")} rows: seeding ${rate(count, median(seeded))}/s, ` +
      `plain ${rate(count, median(plain))}/s, ratio ${ratio.toFixed(2)} (at least ${leastRatio})`,
  );
  return ratio >= leastRatio;
}

async function versionOf(server: PostgresServer): Promise<string> {
  const { sql, close } = openServer(await server.createDatabase("bench"), { arrays: true });
  const [row] = await sql<{ serverVersion: string }[]>`show server_version`;
  await close();
  return row!.serverVersion;
}

if (process.env.DATABASE_URL) process.env.TEST_DATABASE_URL = process.env.DATABASE_URL;
const server = await startPostgres();
if (!server) throw new Error("no PostgreSQL: install it (Debian: postgresql) or set DATABASE_URL");
const folder = await mkdtemp(join(tmpdir(), "bench-"));
try {
  const processor = cpus()[0]?.model ?? "unknown processor";
  console.log(
    `${processor}, ${availableParallelism()} cores; Node ${process.version}, PostgreSQL ${await versionOf(server)}; ` +
      `medians of ${runs.few} and ${runs.many} runs`,
  );
  const many = join(folder, "many.jsonl");
  await writeManyJobs(many);
  const isFast = [await compare(server, launch, runs.few), await compare(server, many, runs.many)];
  if (isFast.includes(false)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
  await server.stop();
}

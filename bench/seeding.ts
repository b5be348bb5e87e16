import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import type { Client } from "../src/db/connect.ts";
import type { CompanyRow, JobRow } from "../src/db/dataset/dataset.ts";
import { readDataset } from "../src/domain/dataset/dataset.ts";
import { companiesOf, jobsOf } from "../src/domain/dataset/dataset-jobs.ts";
import { seed } from "../src/domain/dataset/seed.ts";
import { openServer } from "../src/runtime/database/open-database.ts";
import { datasetFile } from "../src/runtime/node/dataset-file.ts";
import { dayOf } from "../src/shared/calendar-date.ts";
import { median } from "./load.ts";
import type { Figure, Part } from "./part.ts";
import type { Workshop } from "./workshop.ts";

// Short runs need more repetitions for a useful median.
const runs = { few: 15, many: 3 };
const manyJobs = 100_000;

const seedFolder = fileURLToPath(new URL("../sql/seed/", import.meta.url));
const today = dayOf(new Date());

/** Rows a second beside a plain batched insert of the same rows in memory. */
export const seeding: Part = {
  name: "seeding",
  async measure(workshop) {
    const folder = await mkdtemp(join(tmpdir(), "bench-"));
    try {
      const many = join(folder, "many.jsonl");
      await writeManyJobs(many);
      return [
        await besidePlain(workshop, join(seedFolder, "manifest.json"), runs.few),
        await besidePlain(workshop, many, runs.many),
      ];
    } finally {
      await rm(folder, { recursive: true });
    }
  },
};

/** Texts as long as real ones, of other companies each time. */
async function writeManyJobs(path: string): Promise<void> {
  const text = await readFile(join(seedFolder, "vacancies.jsonl"), "utf8");
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

async function timed(workshop: Workshop, work: (sql: Client) => Promise<unknown>): Promise<number> {
  const { sql, close } = openServer(await workshop.migratedDatabase(), { arrays: true });
  try {
    const began = performance.now();
    await work(sql);
    return performance.now() - began;
  } finally {
    await close();
  }
}

/** Turn by turn, so that the machine's other work slows both. */
async function besidePlain(workshop: Workshop, path: string, runs: number): Promise<Figure> {
  const dataset = await readDataset(datasetFile(path));
  const rows = { companies: companiesOf(dataset), jobs: jobsOf(dataset, today) };
  const seeded: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    plain.push(await timed(workshop, (sql) => insertPlainly(sql, rows)));
    seeded.push(await timed(workshop, (sql) => seed(sql, datasetFile(path), { today })));
  }
  const count = rows.jobs.length;
  const rate = (ms: number) => `${Math.round(count / (ms / 1000)).toLocaleString("en")}/s`;
  return {
    what: `seeding ${count.toLocaleString("en")} rows, to a plain insert`,
    value: median(plain) / median(seeded),
    atLeast: 0.5,
    note: `${rate(median(seeded))} to ${rate(median(plain))}`,
  };
}

interface Rows {
  companies: CompanyRow[];
  jobs: JobRow[];
}

const batchSize = 1000;

function insertPlainly(sql: Client, { companies, jobs }: Rows): Promise<unknown> {
  return sql.begin(async (tx) => {
    for (const rows of batches(companies))
      await tx`
        insert into companies (name, country, category, sample)
        select * from unnest(
          ${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.country)}::text[],
          ${rows.map((row) => row.category)}::text[], ${rows.map((row) => String(row.sample))}::text[]::boolean[])`;
    for (const rows of batches(jobs))
      await tx`
        insert into jobs (
          id, title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
          requirements, closes_on, sample)
        select * from unnest(
          ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.title)}::text[],
          ${rows.map((row) => row.company)}::text[], ${rows.map((row) => row.country)}::text[],
          ${rows.map((row) => row.sector)}::text[], ${rows.map((row) => row.experience_level)}::text[],
          ${rows.map((row) => row.salary_min)}::integer[], ${rows.map((row) => row.salary_max)}::integer[],
          ${rows.map((row) => row.vacancies)}::integer[], ${rows.map((row) => row.description)}::text[],
          ${rows.map((row) => row.requirements)}::text[], ${rows.map((row) => row.closes_on)}::date[],
          ${rows.map((row) => String(row.sample))}::text[]::boolean[])`;
  });
}

function* batches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}

import type { JobRow } from "../../db/dataset/dataset.ts";
import {
  insertCompanies,
  insertJobs,
  listClosingDays,
  lockSeeding,
  updateClosingDays,
} from "../../db/dataset/dataset.ts";
import type { Database, Sql } from "../../db/sql.ts";
import { inTransaction } from "../../db/sql.ts";
import { count } from "../../shared/format.ts";
import { browseSectors, type Sector, sectorLabel } from "../../shared/jobs/sectors.ts";
import type { DatasetSource } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { type Dataset, readDataset } from "./dataset.ts";
import { companiesOf, jobsOf } from "./dataset-jobs.ts";

interface Seeded {
  companies: number;
  jobs: number;
  moved: number;
}

interface SeedOptions {
  today: string;
  /** Runs inside the transaction, so it must not wait for a reader. */
  onLine?: (line: string) => void;
  actor?: "system" | "admin";
}

/** Loads the whole dataset or nothing. Returns undefined while another seeding runs. */
export async function seed(
  sql: Database,
  source: DatasetSource,
  { today, onLine = () => {}, actor = "system" }: SeedOptions,
): Promise<Seeded | undefined> {
  const dataset = await readDataset(source);
  const { name, title, sample } = dataset.manifest;
  onLine(sample ? "Loading the sample jobs" : `Loading "${title}"`);
  const seeded = await inTransaction(sql, async (tx) => {
    if (!(await lockSeeding(tx))) return undefined;
    const rows = jobsOf(dataset, today);
    // The order matches a posting's, which prevents a deadlock.
    const companies = await insertCompanies(tx, companiesOf(dataset));
    const moved = await moveOn(tx, rows, today);
    const jobs = await insertBySector(tx, rows, onLine);
    const counts = { companies, jobs, moved };
    if (!changed(counts)) return counts;
    await audit(tx, actor, "dataset loaded", ["dataset", name], counts);
    return counts;
  });
  if (seeded && changed(seeded)) await planForJobs(sql);
  onLine(seeded ? summaryLine(dataset, seeded) : busyLine);
  return seeded;
}

async function moveOn(tx: Sql, rows: JobRow[], today: string): Promise<number> {
  const ids = rows.map((row) => row.id);
  const days = await listClosingDays(tx, ids);
  if ([...days.values()].some((day) => day >= today)) return 0;
  const later = rows.filter((row) => row.closes_on > (days.get(row.id) ?? row.closes_on));
  return later.length > 0 ? updateClosingDays(tx, later) : 0;
}

async function insertBySector(tx: Sql, rows: JobRow[], onLine: (line: string) => void): Promise<number> {
  let inserted = 0;
  for (const sector of browseSectors) {
    const jobs = rows.filter((row) => row.sector === sector);
    if (jobs.length === 0) continue;
    const added = await insertInBatches(tx, jobs);
    inserted += added;
    onLine(sectorLine(sector, jobs, added));
  }
  return inserted;
}

/** Each batch is small, because the search indexes each job at once and a statement of 3.5 seconds loses its connection. */
const batchSize = 100;

async function insertInBatches(tx: Sql, rows: JobRow[]): Promise<number> {
  let inserted = 0;
  for (let start = 0; start < rows.length; start += batchSize)
    inserted += await insertJobs(tx, rows.slice(start, start + batchSize));
  return inserted;
}

/** PostgreSQL plans the next searches by these statistics. VACUUM cannot run inside a transaction. */
async function planForJobs(sql: Database): Promise<void> {
  if (!("savepoint" in sql)) await sql`vacuum (analyze) jobs`;
}

export const busyLine =
  "Another seeding is running right now. Nothing was changed. Try again when it is done.";

/** The last line of a run that found everything in place begins with this. */
export const wholeStart = "Nothing to do:";

const changed = ({ companies, jobs, moved }: Seeded): boolean => companies + jobs + moved > 0;

function sectorLine(sector: Sector, jobs: JobRow[], added: number): string {
  const companies = new Set(jobs.map((job) => job.company)).size;
  return `${sectorLabel(sector)}: ${countedCompanies(companies)}, ${countedJobs(jobs.length)} (${count(added)} new)`;
}

function summaryLine({ companies, jobs }: Dataset, seeded: Seeded): string {
  const countries = new Set(jobs.map((job) => job.country)).size;
  const whole = `${countedJobs(jobs.length)} of ${countedCompanies(companies.length)} in ${countedCountries(countries)}`;
  if (!changed(seeded)) return `${wholeStart} all ${whole} are here already.`;
  const moved = seeded.moved > 0 ? `, ${number(seeded.moved, "close date", "close dates")} moved on` : "";
  return `Done: ${countedJobs(seeded.jobs)} and ${countedCompanies(seeded.companies)} added${moved}. The dataset holds ${whole}.`;
}

const number = (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`;
const countedJobs = (value: number) => number(value, "job", "jobs");
const countedCompanies = (value: number) => number(value, "company", "companies");
const countedCountries = (value: number) => number(value, "country", "countries");

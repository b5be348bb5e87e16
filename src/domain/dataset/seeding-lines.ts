import type { JobRow } from "../../db/dataset/dataset.ts";
import { count } from "../../shared/format.ts";
import type { Sector } from "../../shared/jobs/sectors.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";
import type { Dataset } from "./dataset.ts";

export interface Seeded {
  companies: number;
  jobs: number;
  /** Past jobs that got a new closing day. */
  moved: number;
}

export const busyLine = "Another seeding is running right now. Nothing was changed.";

export const changed = ({ companies, jobs, moved }: Seeded): boolean => companies + jobs + moved > 0;

export function sectorLine(sector: Sector, jobs: JobRow[], added: number): string {
  const companies = new Set(jobs.map((job) => job.company)).size;
  return `${sectorLabel(sector)}: ${companiesOf(companies)}, ${jobsOf(jobs.length)} (${count(added)} new)`;
}

export function summaryLine({ companies, jobs }: Dataset, seeded: Seeded): string {
  const countries = new Set(jobs.map((job) => job.country)).size;
  const whole = `${jobsOf(jobs.length)} of ${companiesOf(companies.length)} in ${countriesOf(countries)}`;
  if (!changed(seeded)) return `Nothing to do: all ${whole} are here already.`;
  const moved = seeded.moved > 0 ? `, ${number(seeded.moved, "close date", "close dates")} moved on` : "";
  return `Done: ${jobsOf(seeded.jobs)} and ${companiesOf(seeded.companies)} added${moved}. The dataset holds ${whole}.`;
}

const number = (value: number, one: string, many: string) => `${count(value)} ${value === 1 ? one : many}`;
const jobsOf = (value: number) => number(value, "job", "jobs");
const companiesOf = (value: number) => number(value, "company", "companies");
const countriesOf = (value: number) => number(value, "country", "countries");

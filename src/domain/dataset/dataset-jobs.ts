import { createHash } from "node:crypto";
import { countryNamed } from "../../content/countries.ts";
import type { CompanyRow, JobRow } from "../../db/dataset/dataset.ts";
import type { ShownCategory } from "../../shared/jobs/partner-category.ts";
import type { Sector } from "../../shared/jobs/sectors.ts";
import { closingDay } from "../jobs/closing-day.ts";
import type { Dataset } from "./dataset.ts";

const categories: Record<Sector, ShownCategory> = {
  shipping: "shipping",
  it: "it",
  mining: "mining",
  "luxury-cruise": "shipping",
  "offshore-rigs": "shipping",
};

export function companiesOf({ manifest, companies }: Dataset): CompanyRow[] {
  return companies.map(({ name, country, sector }) => ({
    name,
    country: countryNamed(country),
    category: categories[sector],
    sample: manifest.sample,
  }));
}

/** Random ids shuffle the jobs, so the newest ones mix companies and sectors. */
export function jobsOf({ manifest, jobs }: Dataset, today: string): JobRow[] {
  return jobs
    .map((job) => ({
      id: stableId([manifest.name, job.company, job.title, job.country]),
      title: job.title,
      company: job.company,
      country: countryNamed(job.country),
      sector: job.sector,
      experience_level: job.experienceLevel,
      salary_min: job.salaryMin,
      salary_max: job.salaryMax,
      vacancies: job.vacancies,
      description: job.description,
      requirements: job.requirements,
      lang: job.lang ?? "en",
      closes_on: closingDay(job.applicationCloseDate, today, manifest.closesBetween?.[0]),
      sample: manifest.sample,
      joins_on: job.joinsOn ?? null,
      contract_months: job.contractMonths ?? null,
      rotation_on: job.rotation?.on ?? null,
      rotation_off: job.rotation?.off ?? null,
      rotation_unit: job.rotation?.unit ?? null,
      housing: job.housing ?? null,
      flights: job.flights ?? null,
      visa: job.visa ?? null,
      certificates: job.certificates ?? [],
    }))
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((row, position) => ({ ...row, age_seconds: position + 1 }));
}

function stableId(words: string[]): string {
  const hash = createHash("sha256").update(JSON.stringify(words)).digest();
  hash[6] = 0x80 | (hash[6]! & 0x0f);
  hash[8] = 0x80 | (hash[8]! & 0x3f);
  const hex = hash.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    "-",
  );
}

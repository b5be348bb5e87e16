import { issuesOf } from "../../shared/issues.ts";
import type { DatasetSource } from "../../world.ts";
import type { DatasetCompany, DatasetJob } from "./dataset-row.ts";
import { DatasetManifest, DatasetRow } from "./dataset-row.ts";

export class DatasetError extends Error {
  override name = "DatasetError";
  readonly line: number | undefined;
  readonly field: string | undefined;

  constructor(reason: string, place: { line?: number | undefined; field?: string | undefined } = {}) {
    const where = [place.line === undefined ? "The manifest" : `Line ${place.line}`, place.field];
    super(`${where.filter(Boolean).join(", ")}: ${reason}. Nothing was loaded.`);
    this.line = place.line;
    this.field = place.field;
  }
}

export interface Dataset {
  manifest: DatasetManifest;
  companies: DatasetCompany[];
  jobs: DatasetJob[];
}

export async function readDataset(source: DatasetSource): Promise<Dataset> {
  const manifest = checked(DatasetManifest, await source.manifest());
  const companies = new Map<string, { line: number; company: DatasetCompany }>();
  const jobs = new Map<string, { line: number; job: DatasetJob }>();
  let line = 0;
  for await (const text of source.lines()) {
    line += 1;
    const value = text.trim() && parse(text, line);
    if (!value || (line === 1 && isManifestLine(value))) continue;
    const row = checked(DatasetRow, value, line);
    if (row.kind === "company") {
      refuseTwice(companies.get(row.name), line, "name");
      companies.set(row.name, { line, company: row });
    } else {
      const key = JSON.stringify([row.company, row.title, row.country]);
      refuseTwice(jobs.get(key), line, "title");
      jobs.set(key, { line, job: row });
    }
  }
  for (const { line, job } of jobs.values())
    if (!companies.has(job.company))
      throw new DatasetError("The dataset has no line for this company. Add one", { line, field: "company" });
  return {
    manifest,
    companies: [...companies.values()].map(({ company }) => company),
    jobs: [...jobs.values()].map(({ job }) => job),
  };
}

function isManifestLine(value: unknown): boolean {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "manifest";
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DatasetError("The line is not JSON. Write one JSON object on each line", { line });
  }
}

type Parsed<T> = { success: true; data: T } | { success: false; error: Parameters<typeof issuesOf>[0] };

function checked<T>(schema: { safeParse(value: unknown): Parsed<T> }, value: unknown, line?: number): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = issuesOf(result.error);
  throw new DatasetError(issue?.message ?? "The value is wrong", { line, field: issue?.path || undefined });
}

function refuseTwice(earlier: { line: number } | undefined, line: number, field: string) {
  if (!earlier) return;
  const row = field === "name" ? "company" : "job";
  throw new DatasetError(`The dataset has the same ${row} in line ${earlier.line}. Remove one`, {
    line,
    field,
  });
}

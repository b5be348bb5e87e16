import { fileURLToPath } from "node:url";
import type { Client } from "../../src/db/connect.ts";
import { applyEmployerRules } from "../../src/db/employers/employer-rules.ts";
import { loadTerms } from "../../src/db/jobs/search/load-terms.ts";
import { migrate } from "../../src/db/migrate.ts";
import { seed } from "../../src/domain/dataset/seed.ts";
import { datasetFile } from "../../src/runtime/node/dataset-file.ts";
import { readMigrations } from "../../src/runtime/node/migrations.ts";
import { readTerms } from "../../src/runtime/node/terms-files.ts";
import type { EmployerRules } from "../../src/shared/employers/employer-rules.ts";
import { prepareSearch } from "../../src/tasks/jobs/prepare-search.ts";
import { aJob, inDays } from "./fixtures.ts";

export interface Vacancies {
  openJobId: string;
  closedJobId: string;
}

const schema = fileURLToPath(new URL("../../sql", import.meta.url));
const closedJob = { title: "Pipe Welder 6G", company: "Fjordline Harbour Works" };

/**
 * Fills an empty database with the sample jobs, the terms of the search and one closed job, which no visitor can make.
 * It takes twenty seconds of processor time, so it leaves a filled database as it is.
 */
export async function fillSite(sql: Client, rules?: EmployerRules): Promise<Vacancies> {
  if (!(await isFilled(sql))) {
    await migrate(sql, readMigrations(schema));
    // Node writes the rules at its start, and a deployment writes them for the Worker.
    if (rules) await applyEmployerRules(sql, rules);
    await loadTerms(sql, await readTerms(`${schema}/terms`));
    await seed(sql, datasetFile(`${schema}/seed/manifest.json`), { today: inDays(0) });
    await aJob(sql, { ...closedJob, createdAt: inDays(-33), closesOn: inDays(-3) });
    await prepareSearch({ sql, terms: undefined });
  }
  const [open] = await sql<{ id: string }[]>`
    select id from jobs where title ilike '%welder%' and sample order by title, id limit 1`;
  const [closed] = await sql<{ id: string }[]>`
    select id from jobs where title = ${closedJob.title} and company = ${closedJob.company} and not sample`;
  return { openJobId: open!.id, closedJobId: closed!.id };
}

async function isFilled(sql: Client): Promise<boolean> {
  const [found] = await sql<{ table: string | null }[]>`select to_regclass('jobs')::text as table`;
  return found!.table !== null;
}

import { recountCompanies } from "../../db/jobs/companies.ts";
import { deletePastCounts } from "../../db/jobs/job-facets.ts";
import type { Services } from "../../env.ts";

const companiesAtOnce = 500;

export async function sweepCounts({ sql }: Services): Promise<void> {
  await deletePastCounts(sql);
  while ((await recountCompanies(sql, companiesAtOnce)) === companiesAtOnce);
}

import { recountCompanies } from "../../db/jobs/companies.ts";
import { deletePastCounts } from "../../db/jobs/job-facets.ts";
import type { Services } from "../../env.ts";

const companiesAtOnce = 500;

/** After midnight it counts each company's open jobs anew and deletes the counts of past days. */
export async function sweepCounts({ sql }: Services): Promise<void> {
  await deletePastCounts(sql);
  while ((await recountCompanies(sql, companiesAtOnce)) === companiesAtOnce);
}

import { isTakenDown } from "../../db/jobs/job-reports.ts";
import type { Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";

export async function refuseTakenDown(sql: Sql, jobId: string): Promise<void> {
  if (await isTakenDown(sql, jobId)) fail("applicationsClosed");
}

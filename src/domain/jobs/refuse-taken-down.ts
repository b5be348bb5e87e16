import { hasTakenDown, isTakenDown } from "../../db/jobs/job-reports.ts";
import type { Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";

export async function refuseTakenDown(sql: Sql, jobId: string): Promise<void> {
  if (await isTakenDown(sql, jobId)) fail("applicationsClosed");
}

export async function refuseWhileTakenDown(sql: Sql, employer: User): Promise<void> {
  if (await hasTakenDown(sql, employer.id)) fail("postingClosed");
}

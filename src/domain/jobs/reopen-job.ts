import { isLongClosed, lockOwnJob, reopenOwnJob } from "../../db/employers/employer-jobs.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { isTakenDown } from "../../db/jobs/job-reports.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import { isPast } from "../../shared/calendar-date.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { World } from "../../world.ts";
import { takeQuota } from "./posting-quota.ts";
import { recordPosting } from "./record-posting.ts";
import { refuseWhileTakenDown } from "./refuse-taken-down.ts";

export function reopenJob(
  world: Pick<World, "sql" | "vault" | "settings" | "clock">,
  employer: User,
  id: string,
): Promise<Job> {
  return inTransaction(world.sql, async (tx) => {
    if (!(await lockEmployer(tx, employer.id, "share"))) fail("signInRequired");
    if (!(await lockOwnJob(tx, employer.id, id))) fail("jobNotFound");
    await takeQuota(tx, world, employer, "edit");
    if (await isTakenDown(tx, id)) fail("jobTakenDown");
    await refuseWhileTakenDown(tx, employer);
    if (await isLongClosed(tx, id)) fail("jobLongClosed");
    const job = await reopenOwnJob(tx, id);
    if (isPast(job.applicationCloseDate, world.clock())) fail("closeDatePast");
    return recordPosting(tx, employer, "job reopened", job);
  });
}

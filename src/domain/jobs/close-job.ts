import { closeOwnJob, lockOwnJob } from "../../db/employers/employer-jobs.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { recordPosting } from "./record-posting.ts";

/** Fails with 404 for another employer's job. Closing a closed job changes nothing. */
export function closeJob(sql: Database, employer: User, id: string): Promise<Job> {
  return inTransaction(sql, async (tx) => {
    const job = (await lockOwnJob(tx, employer.id, id)) ?? fail("jobNotFound");
    const closed = await closeOwnJob(tx, id);
    return closed ? recordPosting(tx, employer, "job closed", closed) : job;
  });
}

import { hasRealOpenJob } from "../../db/jobs/job-facets.ts";
import { findJob, jobExists } from "../../db/jobs/jobs.ts";
import type { Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { PaymentProvider } from "../../services/payments/provider.ts";
import type { Issue } from "../../shared/issues.ts";
import { say } from "../../shared/say.ts";

const unknown = () => ({
  issues: [{ path: "jobId", message: say("The job of this application is unknown") }],
});

/** Refuses only a job that does not exist, because a candidate who has begun to pay may finish for a closed one. */
export async function unknownJob(sql: Sql, jobId: string | null): Promise<{ issues: Issue[] } | undefined> {
  return jobId && !(await jobExists(sql, jobId)) ? unknown() : undefined;
}

/** With real money nobody may apply for a sample, or in general while only samples are open. */
export async function refuseClosedJob(
  sql: Sql,
  payments: PaymentProvider,
  jobId: string | null,
): Promise<{ issues: Issue[] } | undefined> {
  if (!jobId) {
    if (payments.live && !(await hasRealOpenJob(sql))) fail("samplesNotPayable");
    return undefined;
  }
  const job = await findJob(sql, jobId);
  if (!job) return unknown();
  if (!job.open) fail("jobClosed");
  if (job.sample && payments.live) fail("samplesNotPayable");
  return undefined;
}

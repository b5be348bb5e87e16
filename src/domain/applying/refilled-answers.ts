import { findJob } from "../../db/jobs/jobs.ts";
import type { Sql } from "../../db/sql.ts";
import type { Answers } from "../../shared/applying/application.ts";
import { type JobAnswers, jobAnswers, refilled } from "../../shared/applying/job-answers.ts";
import type { Job } from "../../shared/jobs/job.ts";

export async function refilledAnswers(
  sql: Sql,
  { answers, jobId }: { answers: Answers; jobId: string | null },
  job: Job | undefined,
): Promise<JobAnswers> {
  if (!job || !jobId || jobId === job.id) return {};
  const before = await findJob(sql, jobId);
  return before ? refilled(answers, jobAnswers(before), jobAnswers(job)) : {};
}

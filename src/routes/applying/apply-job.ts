import type { Context } from "hono";
import { findJob } from "../../db/jobs/jobs.ts";
import type { Draft } from "../../domain/applying/draft.ts";
import type { Env } from "../../env.ts";
import { fail, failures } from "../../errors.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { say } from "../../shared/say.ts";

/**
 * Finds the job of the application: the one in the address, or else the one of the draft. An empty text in the
 * address asks for a general application.
 */
export async function appliedJob(
  c: Context<Env>,
  asked: string | null | undefined,
  draft: Draft | undefined,
): Promise<Job | undefined> {
  const id = asked ?? draft?.jobId;
  return id ? ((await findJob(c.env.sql, id)) ?? fail("jobNotFound")) : undefined;
}

/** Says why this job takes no application. Undefined when it takes one. */
export function refusalOf(c: Context<Env>, job: Job | undefined): string | undefined {
  if (!job) return undefined;
  if (!job.open) return say(failures.jobClosed[1]);
  return job.sample && c.env.payments.live ? say(failures.samplesNotPayable[1]) : undefined;
}

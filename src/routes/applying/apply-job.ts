import type { Context } from "hono";
import { findJob } from "../../db/jobs/jobs.ts";
import type { Draft } from "../../domain/applying/draft.ts";
import type { Env } from "../../env.ts";
import { fail, failures } from "../../errors.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { say } from "../../shared/say.ts";

/**
 * The vacancy that is applied for: the one that is asked for, else that of the draft. An empty text asks for none, which
 * is how a candidate turns to a general application.
 */
export async function appliedJob(
  c: Context<Env>,
  asked: string | null | undefined,
  draft: Draft | undefined,
): Promise<Job | undefined> {
  const id = asked ?? draft?.jobId;
  return id ? ((await findJob(c.env.sql, id)) ?? fail("jobNotFound")) : undefined;
}

/** Why this vacancy takes no application; undefined when it does. */
export function refusalOf(c: Context<Env>, job: Job | undefined): string | undefined {
  if (!job) return undefined;
  if (!job.open) return say(failures.jobClosed[1]);
  return job.sample && c.env.payments.live ? say(failures.samplesNotPayable[1]) : undefined;
}

import type { Context } from "hono";
import { findOwnJob } from "../../db/employers/employer-jobs.ts";
import { findJobHold } from "../../db/jobs/job-holds.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobHold } from "../../shared/jobs/job-review.ts";

/** Finds the job in the address. Another employer's job answers 404, like one that does not exist. */
export async function ownJob(c: Context<Env>): Promise<Job> {
  const id = c.req.param("id") ?? "";
  return (await findOwnJob(c.env.sql, c.get("user").id, id)) ?? fail("jobNotFound");
}

/** Finds out why the rules hold the job. Undefined when they do not. */
export async function holdOf(c: Context<Env>, { id, state }: Job): Promise<JobHold | undefined> {
  const hold = state === "review" ? await findJobHold(c.env.sql, id) : undefined;
  return hold?.state === "released" ? undefined : hold;
}

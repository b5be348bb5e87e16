import type { Context } from "hono";
import { findOwnJob } from "../../db/employer-jobs.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import type { Job } from "../../shared/job.ts";

/** The vacancy of the address, if it is the employer's who asks: another's is as unknown as a missing one. */
export async function ownJob(c: Context<Env>): Promise<Job> {
  const id = c.req.param("id") ?? "";
  return (await findOwnJob(c.env.sql, c.get("user").id, id)) ?? fail("jobNotFound");
}

import type { Sql } from "../../db/sql.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { audit } from "../accounts/audit.ts";

export async function recordPosting(tx: Sql, employer: User, action: string, job: Job): Promise<Job> {
  await audit(tx, { kind: "employer", id: employer.id }, action, ["job", job.id]);
  return job;
}

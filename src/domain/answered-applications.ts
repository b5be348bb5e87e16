import { listJobApplications, listStatusChanges } from "../db/employer-applications.ts";
import type { Database } from "../db/sql.ts";
import type { Vault } from "../services/vault.ts";
import type { ApplicationStatus } from "../shared/application-status.ts";
import { type JobApplication, jobApplicationView } from "./job-application.ts";

export interface StatusStep {
  /** First and last name; null when the account is gone. */
  changedBy: string | null;
  fromStatus: ApplicationStatus;
  toStatus: ApplicationStatus;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/** An application with what became of it, newest first. */
export interface AnsweredApplication extends JobApplication {
  history: StatusStep[];
}

export async function answeredApplications(
  sql: Database,
  vault: Vault,
  jobId: string,
  page: { status?: ApplicationStatus | undefined; limit: number; offset: number },
): Promise<AnsweredApplication[]> {
  const rows = await listJobApplications(sql, jobId, page);
  const ids = rows.map(({ id }) => id);
  const changes = ids.length > 0 ? await listStatusChanges(sql, ids) : [];
  return Promise.all(
    rows.map(async (row) => ({
      ...(await jobApplicationView(vault, row)),
      history: changes
        .filter(({ applicationId }) => applicationId === row.id)
        .map(({ changedBy, fromStatus, toStatus, changedAt }) => ({
          changedBy,
          fromStatus,
          toStatus,
          changedAt: changedAt.toISOString(),
        })),
    })),
  );
}

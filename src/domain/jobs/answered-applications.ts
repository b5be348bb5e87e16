import { listJobApplications, listStatusChanges } from "../../db/applications/employer-applications.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import type { AnsweredApplication } from "../../shared/applications/job-application.ts";
import type { World } from "../../world.ts";
import { viewForEmployer } from "../applications/employer-view.ts";

export async function answeredApplications(
  world: Pick<World, "sql" | "vault" | "scanner" | "log">,
  jobId: string,
  page: { status?: ApplicationStatus | undefined; limit: number; offset: number },
): Promise<AnsweredApplication[]> {
  const { sql } = world;
  const rows = await listJobApplications(sql, jobId, page);
  const ids = rows.map(({ id }) => id);
  const changes = ids.length > 0 ? await listStatusChanges(sql, ids) : [];
  return Promise.all(
    rows.map(async (row) => ({
      ...(await viewForEmployer(world, row)),
      history: changes
        .filter(({ applicationId }) => applicationId === row.id)
        .map(({ applicationId: _, changedAt, ...change }) => ({
          ...change,
          changedAt: changedAt.toISOString(),
        })),
    })),
  );
}

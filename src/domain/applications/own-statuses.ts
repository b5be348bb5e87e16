import type { OwnStatusStep } from "../../db/applications/candidate-view.ts";
import { listToldStatuses } from "../../db/applications/status-notices.ts";
import type { World } from "../../world.ts";
import { openRejection } from "./seal-note.ts";

export async function listOwnStatuses(
  world: Pick<World, "sql" | "vault" | "log">,
  applicationId: string,
): Promise<OwnStatusStep[]> {
  const told = await listToldStatuses(world.sql, applicationId);
  return Promise.all(
    told.map(async ({ status, changedAt, ...words }) => ({
      status,
      changedAt,
      ...(await openRejection(world, words)),
    })),
  );
}

import { inTransaction } from "../../db/sql.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { recordStatus } from "./change-application-status.ts";
import { lockGeneralApplication } from "./placements/lock-general-application.ts";

/** Fails like `lockGeneralApplication`. The outbox holds the email for ten minutes, so the status can be taken back. */
export function changeGeneralStatus(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  id: string,
  status: ApplicationStatus,
): Promise<{ id: string; applicationStatus: ApplicationStatus }> {
  return inTransaction(world.sql, async (tx) => {
    const row = await lockGeneralApplication(tx, id);
    if (await recordStatus({ ...world, sql: tx }, row, { status }, null))
      await audit(tx, "admin", "general application answered", ["application", id], {
        from: row.applicationStatus,
        to: status,
      });
    return { id, applicationStatus: status };
  });
}

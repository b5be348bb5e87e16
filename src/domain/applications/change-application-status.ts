import {
  type JobApplicationRow,
  lockOwnApplication,
  updateApplicationStatus,
} from "../../db/applications/employer-applications.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { statusChanged } from "../../emails/status-changed.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import { linksFor } from "../../shared/link.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { mailCandidate } from "./mail-candidate.ts";

const withheldRefusals = {
  unchecked: "mandateMissing",
  erased: "applicationErased",
  withdrawn: "applicationWithdrawn",
  refunded: "applicationRefunded",
  unpaid: "applicationUnpaid",
  closed: "applicationOld",
} as const;

/** Fails with 404 for another employer's application, 403 without a mandate, 409 for a withheld one. */
export async function lockShownApplication(tx: Sql, employer: User, id: string): Promise<JobApplicationRow> {
  const row = (isUuid(id) && (await lockOwnApplication(tx, employer.id, id))) || fail("applicationNotFound");
  if (row.withheld) fail(withheldRefusals[row.withheld]);
  return row;
}

/** Fails like `lockShownApplication`. Any status may follow any other. */
export function changeApplicationStatus(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  employer: User,
  id: string,
  status: ApplicationStatus,
): Promise<JobApplicationRow> {
  return inTransaction(world.sql, async (tx) => {
    const row = await lockShownApplication(tx, employer, id);
    if (row.applicationStatus === status) return row;
    await updateApplicationStatus(tx, {
      applicationId: id,
      changedBy: employer.id,
      from: row.applicationStatus,
      to: status,
    });
    await mailCandidate(tx, world, "status changed", id, (addressee, locale) => {
      const link = world.settings.siteUrl + linksFor(locale)(routes.track);
      return statusChanged(locale, { ...addressee, status, link });
    });
    return { ...row, applicationStatus: status };
  });
}

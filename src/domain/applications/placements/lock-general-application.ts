import {
  type ApplicationState,
  isPaidOrWaived,
  lockApplication,
} from "../../../db/applications/applications.ts";
import { isBeingRefunded } from "../../../db/applications/placements.ts";
import type { Sql } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import { isUuid } from "../../../shared/uuid.ts";

/** Fails with 404 for an unknown application, and with 409 for one that has a job, is unpaid, or has ended. */
export async function lockGeneralApplication(tx: Sql, id: string): Promise<ApplicationState> {
  const application = isUuid(id) ? await lockApplication(tx, id) : undefined;
  if (!application?.submittedAt) fail("applicationNotFound");
  if (application.erasedAt) fail("applicationErased");
  if (application.jobId) fail("applicationHasJob");
  if (application.withdrawnAt) fail("applicationWithdrawn");
  if (application.paymentStatus === "refunded" || (await isBeingRefunded(tx, id)))
    fail("applicationRefunded");
  if (!isPaidOrWaived(application.paymentStatus)) fail("applicationUnpaid");
  return application;
}

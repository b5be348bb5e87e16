import { findAddressee } from "../../db/applications/applications.ts";
import {
  type JobApplicationRow,
  lockOwnApplication,
  updateApplicationStatus,
} from "../../db/applications/employer-applications.ts";
import { inTransaction } from "../../db/sql.ts";
import { statusChanged } from "../../emails/status-changed.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import { linkTo } from "../../shared/link.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";

export const withheldRefusals = {
  unchecked: "mandateMissing",
  erased: "applicationErased",
  withdrawn: "applicationWithdrawn",
  refunded: "applicationRefunded",
  unpaid: "applicationUnpaid",
  closed: "applicationOld",
} as const;

/** Refused with 404 for another employer's application, 403 without a mandate, 409 for a withheld one. */
export function changeApplicationStatus(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  employer: User,
  id: string,
  status: ApplicationStatus,
): Promise<JobApplicationRow> {
  return inTransaction(world.sql, async (tx) => {
    const row =
      (isUuid(id) && (await lockOwnApplication(tx, employer.id, id))) || fail("applicationNotFound");
    if (row.withheld) fail(withheldRefusals[row.withheld]);
    if (row.applicationStatus === status) return row;
    await updateApplicationStatus(tx, {
      applicationId: id,
      changedBy: employer.id,
      from: row.applicationStatus,
      to: status,
    });
    const addressee = await findAddressee(tx, id);
    const link = world.settings.siteUrl + linkTo(routes.track);
    if (addressee && (await allowMail(tx, world, "status changed", addressee.email)))
      await enqueueEmail(tx, world.vault, {
        ...statusChanged({ ...addressee, status, link }),
        applicationId: id,
      });
    return { ...row, applicationStatus: status };
  });
}

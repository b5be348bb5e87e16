import {
  type JobApplicationRow,
  lockOwnApplication,
  updateApplicationStatus,
} from "../db/employer-applications.ts";
import { type Database, inTransaction } from "../db/sql.ts";
import { statusChanged } from "../emails/status-changed.ts";
import { fail } from "../errors.ts";
import type { Vault } from "../services/vault.ts";
import type { User } from "../shared/account.ts";
import type { ApplicationStatus } from "../shared/application-status.ts";
import { isUuid } from "../shared/uuid.ts";
import { enqueueEmail } from "./enqueue-email.ts";

/**
 * Any status may follow any other; of two at once the last one wins and both are in the history. The candidate is told by
 * e-mail. The same status again changes and tells nothing. Refused with 404 for another employer's application.
 */
export function changeApplicationStatus(
  sql: Database,
  vault: Vault,
  employer: User,
  id: string,
  status: ApplicationStatus,
): Promise<JobApplicationRow> {
  return inTransaction(sql, async (tx) => {
    const row =
      (isUuid(id) && (await lockOwnApplication(tx, employer.id, id))) || fail("applicationNotFound");
    if (row.applicationStatus === status) return row;
    await updateApplicationStatus(tx, {
      applicationId: id,
      changedBy: employer.id,
      from: row.applicationStatus,
      to: status,
    });
    await enqueueEmail(tx, vault, statusChanged({ ...row, status }));
    return { ...row, applicationStatus: status };
  });
}

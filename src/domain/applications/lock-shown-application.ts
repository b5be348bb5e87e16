import { type JobApplicationRow, lockOwnApplication } from "../../db/applications/employer-applications.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import type { Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import { isUuid } from "../../shared/uuid.ts";

const withheldRefusals = {
  unchecked: "mandateMissing",
  erased: "applicationErased",
  withdrawn: "applicationWithdrawn",
  refunded: "applicationRefunded",
  unpaid: "applicationUnpaid",
  closed: "applicationOld",
} as const;

/**
 * Fails with 404 for another employer's application, 403 without a mandate, 409 for a withheld one. A suspension at the
 * same moment comes first or waits: it locks the account before the applications, too.
 */
export async function lockShownApplication(tx: Sql, employer: User, id: string): Promise<JobApplicationRow> {
  await lockEmployer(tx, employer.id, "share");
  const row = (isUuid(id) && (await lockOwnApplication(tx, employer.id, id))) || fail("applicationNotFound");
  if (row.withheld) fail(withheldRefusals[row.withheld]);
  return row;
}

import {
  findEmployerApplication,
  type JobApplicationRow,
} from "../../db/applications/employer-applications.ts";
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

/** Fails with 404 for another employer's application, 403 without a mandate, 409 for a withheld one. */
export async function findShownApplication(sql: Sql, employer: User, id: string): Promise<JobApplicationRow> {
  return requireShown(isUuid(id) ? await findEmployerApplication(sql, employer.id, id) : undefined);
}

export function requireShown(row: JobApplicationRow | undefined): JobApplicationRow {
  if (!row) fail("applicationNotFound");
  if (row.withheld) fail(withheldRefusals[row.withheld]);
  return row;
}

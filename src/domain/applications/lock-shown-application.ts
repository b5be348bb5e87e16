import {
  findEmployerApplication,
  type JobApplicationRow,
} from "../../db/applications/employer-applications.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import type { Sql } from "../../db/sql.ts";
import type { User } from "../../shared/accounts/account.ts";
import { isUuid } from "../../shared/uuid.ts";
import { requireShown } from "./find-shown-application.ts";

/**
 * Fails like `findShownApplication`. A suspension at the same moment comes first or waits: it locks the account before
 * the applications, too.
 */
export async function lockShownApplication(tx: Sql, employer: User, id: string): Promise<JobApplicationRow> {
  await lockEmployer(tx, employer.id, "share");
  return requireShown(
    isUuid(id) ? await findEmployerApplication(tx, employer.id, id, { hold: true }) : undefined,
  );
}

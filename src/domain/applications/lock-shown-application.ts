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
 * Fails like `findShownApplication`. Locks the account before the application, as a suspension does, so that one of the
 * two waits for the other.
 */
export async function lockShownApplication(tx: Sql, employer: User, id: string): Promise<JobApplicationRow> {
  await lockEmployer(tx, employer.id, "share");
  return requireShown(
    isUuid(id) ? await findEmployerApplication(tx, employer.id, id, { hold: true }) : undefined,
  );
}

import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { closeMandateRequest } from "../../db/employers/mandate-requests.ts";
import {
  hasEndedLicence,
  insertMandateCheck,
  lockEmployer,
  updateWithdrawnMandate,
} from "../../db/employers/mandates.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { MandateCheck } from "../../shared/employers/mandate.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { dropHeldChanges } from "../applications/take-back-status.ts";
import { reviewJobsOf } from "../jobs/review-posting.ts";

/** Returns false for an unknown account. Fails with 409 for an unconfirmed mailbox and an expired licence. */
export function checkMandate(
  world: Pick<World, "sql" | "vault" | "settings">,
  employerId: string,
  { company, note, validUntil }: MandateCheck,
): Promise<boolean> {
  return inTransaction(world.sql, async (tx) => {
    if (!(await lockEmployer(tx, employerId, "change"))) return false;
    if (!(await isMailboxConfirmed(tx, employerId))) fail("mailboxUnconfirmed");
    if (await hasEndedLicence(tx, employerId, company)) fail("mandateLicenceEnded");
    await closeMandateRequest(tx, employerId, company);
    await insertMandateCheck(tx, employerId, { company, checked: note, validUntil });
    await reviewJobsOf(tx, world, employerId, company);
    await audit(tx, "admin", "mandate checked", ["employer", employerId], {
      company,
      note,
      validUntil: validUntil ?? null,
    });
    return true;
  });
}

/** Returns false for an unknown account, and for one that never had a mandate for this company. */
export function withdrawMandate(sql: Database, employerId: string, company: string): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    if (!(await lockEmployer(tx, employerId, "change"))) return false;
    if (!(await updateWithdrawnMandate(tx, employerId, company))) return false;
    await dropHeldChanges(tx, { employerId, company });
    await closeMandateRequest(tx, employerId, company);
    await audit(tx, "admin", "mandate withdrawn", ["employer", employerId], { company });
    return true;
  });
}

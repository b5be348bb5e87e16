import {
  findEmployerApplication,
  type JobApplicationRow,
  updateApplicationStatus,
} from "../../db/applications/employer-applications.ts";
import { type HeldFor, listApplicationsWithHeldChanges } from "../../db/applications/held-applications.ts";
import { deleteHeldChanges } from "../../db/applications/status-notices.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { holdStatusEmail, withdrawHeldEmail } from "./hold-status-email.ts";
import { lockShownApplication } from "./lock-shown-application.ts";
import { openRejection } from "./seal-note.ts";

/** Fails with 409 once the email is sent. `changed` is the status that the page showed, so two posts undo one change. */
export function takeStatusBack(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  employer: User,
  id: string,
  changed?: ApplicationStatus,
): Promise<{ application: JobApplicationRow; isDone: boolean }> {
  return inTransaction(world.sql, async (tx) => {
    const row = await lockShownApplication(tx, employer, id);
    if (changed && row.applicationStatus !== changed) return { application: row, isDone: false };
    const held = await withdrawHeldEmail(tx, id);
    const last = held.pop() ?? fail("statusTold");
    await deleteHeldChanges(tx, [last.id]);
    await updateApplicationStatus(tx, {
      applicationId: id,
      changedBy: employer.id,
      from: last.toStatus,
      to: last.fromStatus,
    });
    await audit(tx, { kind: "employer", id: employer.id }, "status change taken back", ["application", id], {
      from: last.toStatus,
      to: last.fromStatus,
    });
    const earlier = held.at(-1);
    if (earlier && last.emailId) {
      const change = { status: earlier.toStatus, ...(await openRejection(world, earlier)) };
      await holdStatusEmail(tx, world, id, change, { sendAt: earlier.toldAt, isCounted: true });
    }
    return {
      application: (await findEmployerApplication(tx, employer.id, id, { hold: true })) ?? row,
      isDone: true,
    };
  });
}

/** Nobody hears of a change whose employer loses access before its email goes. The status goes back to the known one. */
export async function dropHeldChanges(tx: Transaction, which: HeldFor): Promise<void> {
  for (const id of await listApplicationsWithHeldChanges(tx, which)) {
    const held = await withdrawHeldEmail(tx, id);
    const [first, last] = [held[0], held.at(-1)];
    if (!first || !last) continue;
    await deleteHeldChanges(
      tx,
      held.map(({ id }) => id),
    );
    await updateApplicationStatus(tx, {
      applicationId: id,
      changedBy: null,
      from: last.toStatus,
      to: first.fromStatus,
    });
    await audit(tx, "system", "status change dropped", ["application", id], {
      from: last.toStatus,
      to: first.fromStatus,
    });
  }
}

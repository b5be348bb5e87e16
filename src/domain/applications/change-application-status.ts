import { randomUUID } from "node:crypto";
import {
  findEmployerApplication,
  type JobApplicationRow,
  updateApplicationStatus,
} from "../../db/applications/employer-applications.ts";
import {
  deleteHeldChanges,
  type HeldChange,
  insertHeldChange,
  listHeldChanges,
} from "../../db/applications/status-notices.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { StatusAnswer } from "../../shared/applications/rejection.ts";
import type { World } from "../../world.ts";
import { holdStatusEmail, withdrawHeldEmail } from "./hold-status-email.ts";
import { lockShownApplication } from "./lock-shown-application.ts";
import { refuseSuspiciousNote } from "./review-note.ts";
import { sealNote } from "./seal-note.ts";

type StatusWorld = Pick<World, "sql" | "vault" | "settings" | "log">;

/** Fails like `lockShownApplication`. The outbox holds the email for ten minutes, so all changes in them make one email. */
export function changeApplicationStatus(
  world: StatusWorld,
  employer: User,
  id: string,
  answer: StatusAnswer,
): Promise<JobApplicationRow> {
  refuseSuspiciousNote(answer.note);
  return inTransaction(world.sql, async (tx) => {
    const row = await lockShownApplication(tx, employer, id);
    await recordStatus({ ...world, sql: tx }, row, answer, employer.id);
    return (await findEmployerApplication(tx, employer.id, id, { hold: true })) ?? row;
  });
}

type Answered = Pick<JobApplicationRow, "id" | "applicationStatus">;

/** The caller holds the application's lock. Returns false when nothing changes. */
export async function recordStatus(
  world: StatusWorld & { sql: Sql },
  row: Answered,
  answer: StatusAnswer,
  changedBy: string | null,
): Promise<boolean> {
  const { sql: tx } = world;
  const { id, applicationStatus: before } = row;
  const isRejectedAgain = answer.status === before && Boolean(answer.reason || answer.note);
  if (answer.status === before && !(isRejectedAgain && (await listHeldChanges(tx, id)).length > 0))
    return false;
  const held = await withdrawHeldEmail(tx, id);
  if (answer.status !== before)
    await updateApplicationStatus(tx, { applicationId: id, changedBy, from: before, to: answer.status });
  if (held[0]?.fromStatus === answer.status)
    await deleteHeldChanges(
      tx,
      held.map(({ id }) => id),
    );
  else await holdChange(world, row, answer, held);
  return true;
}

/** A reason that comes after the rejection changes the words of its email. */
async function holdChange(
  world: StatusWorld & { sql: Sql },
  { id: applicationId, applicationStatus }: Answered,
  { status, reason = null, note }: StatusAnswer,
  held: HeldChange[],
): Promise<void> {
  const { sql: tx } = world;
  const last = held.at(-1);
  const replaced = last && status === applicationStatus ? last : undefined;
  if (replaced) await deleteHeldChanges(tx, [replaced.id]);
  const id = randomUUID();
  const sendAt = await insertHeldChange(tx, {
    id,
    applicationId,
    from: replaced?.fromStatus ?? applicationStatus,
    to: status,
    reason,
    note: await sealNote(world, id, note || null),
  });
  // The mailbox had its last email of the day, so it gets none for the later changes either.
  const isCapped = last !== undefined && last.emailId === null;
  if (isCapped) return;
  const words = { status, reason, note: note || null };
  await holdStatusEmail(tx, world, applicationId, words, { sendAt, isCounted: last !== undefined });
}

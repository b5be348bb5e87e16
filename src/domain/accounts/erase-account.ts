import { closeAllSessions } from "../../auth/account-sessions.ts";
import { emptyUser, endPostings, isEvidence } from "../../db/accounts/account-erasure.ts";
import { deleteRemindersOfAccount } from "../../db/alerts/saved-reminders.ts";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { deleteTemplatesOf } from "../../db/employers/note-templates.ts";
import { inTransaction } from "../../db/sql.ts";
import { accountErased } from "../../emails/account-erased.ts";
import { employerLeft } from "../../emails/employer-left.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { World } from "../../world.ts";
import { dropHeldChanges } from "../applications/take-back-status.ts";
import { mailCandidates } from "../employers/mail-candidates.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";
import { audit } from "./audit.ts";
import { checkPassword } from "./check-password.ts";

/** Fails with 409 while the account is suspended, or a job of it is taken down or reported. */
export async function eraseAccount(
  world: Pick<World, "sql" | "vault" | "settings" | "payments" | "log">,
  user: User,
  password: string,
): Promise<boolean> {
  if (!(await checkPassword(world, user, password))) return false;
  await inTransaction(world.sql, async (tx) => {
    if (!(await lockEmployer(tx, user.id, "change"))) return;
    if (await isEvidence(tx, user.id)) fail("accountKept");
    await dropHeldChanges(tx, { employerId: user.id });
    await mailCandidates(tx, world, user.id, (locale, candidate) =>
      candidate.isOver ? undefined : employerLeft(locale, candidate),
    );
    await closeAllSessions(tx, user.id);
    await endPostings(tx, user.id);
    // The email comes first, because an account without an address gets none.
    const mail = await writeTo(tx, world.settings, { account: user.email }, (locale) =>
      accountErased(locale, user.email, user.firstName),
    );
    await enqueueEmail(tx, world.vault, mail);
    await deleteRemindersOfAccount(tx, user.id);
    await deleteTemplatesOf(tx, user.id);
    await emptyUser(tx, user.id);
    await audit(tx, { kind: user.role, id: user.id }, "account erased", ["account", user.id]);
  });
  return true;
}

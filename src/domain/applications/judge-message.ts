import { decideMessage, findMarkedMessage } from "../../db/applications/marked-messages.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { suspendAccount } from "../employers/suspend-account.ts";

/** A reason suspends the employer who wrote the message. Fails with 409 after another decision. */
export function judgeMessage(
  { sql, vault, settings, payments }: Pick<World, "sql" | "vault" | "settings" | "payments">,
  id: string,
  suspension: string | null,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const { sender, employerId } = (await findMarkedMessage(tx, id)) ?? fail("messageNotFound");
    if (suspension !== null) {
      if (sender !== "employer" || !employerId) fail("badRequest");
      // Accounts are always locked before what belongs to them.
      await suspendAccount({ sql: tx, vault, settings, payments }, employerId, suspension);
    }
    const decision = suspension === null ? "kept" : "suspended";
    if (!(await decideMessage(tx, id, decision))) fail("messageDecided");
    await audit(tx, "admin", "message decided", ["message", id], { decision });
  });
}

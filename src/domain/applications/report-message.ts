import { lockMessageFor, markReported } from "../../db/applications/messages.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { MessageReported } from "../../shared/applications/message.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { enterConversation, messageReasonContext, type Participant } from "./conversation.ts";

/** Only the reader of a message reports it. The first reason counts. */
export function reportMessage(
  { sql, vault }: Pick<World, "sql" | "vault">,
  reader: Participant,
  id: string,
  reason: string,
): Promise<MessageReported> {
  return inTransaction(sql, async (tx) => {
    const { applicationId } = await enterConversation(tx, reader);
    const message =
      (isUuid(id) && (await lockMessageFor(tx, { id, applicationId, reader: reader.side }))) ||
      fail("messageNotFound");
    if (message.reportedAt) return { id, reportedAt: message.reportedAt.toISOString() };
    const reportedAt = await markReported(tx, id, await vault.sealJson(reason, messageReasonContext(id)));
    const actor =
      reader.side === "employer" && reader.employerId
        ? { kind: "employer" as const, id: reader.employerId }
        : "candidate";
    await audit(tx, actor, "message reported", ["message", id]);
    return { id, reportedAt: reportedAt.toISOString() };
  });
}

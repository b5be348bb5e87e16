import { markRead } from "../../db/applications/messages.ts";
import { inTransaction } from "../../db/sql.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { enterConversation, type Participant } from "./conversation.ts";

/** `until` is the last message that the page showed: what came after it stays unread. */
export function markMessagesRead(
  { sql }: Pick<World, "sql">,
  reader: Participant,
  until: string | undefined,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const { applicationId } = await enterConversation(tx, reader, { hold: true });
    if (until === undefined || isUuid(until))
      await markRead(tx, { applicationId, reader: reader.side, until });
  });
}

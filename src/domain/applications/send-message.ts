import { randomUUID } from "node:crypto";
import { findMessageOfForm, insertMessage } from "../../db/applications/messages.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { Message, NewMessage } from "../../shared/applications/message.ts";
import type { World } from "../../world.ts";
import { findingsInText } from "../jobs/review-rules.ts";
import { takeAllowances } from "../limits/allowance.ts";
import {
  enterConversation,
  messageContext,
  openMessage,
  type Participant,
  plainMessage,
} from "./conversation.ts";

/** The sentence of `tooManyMessages` names this number. */
const messagesAnHour = 60;

/** Fails with 404 for a stranger, 409 for a closed conversation and 429 after too many messages. */
export function sendMessage(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  writer: Participant,
  { text, key }: NewMessage,
): Promise<Message> {
  const { vault, settings } = world;
  const { side, applicationId } = writer;
  return inTransaction(world.sql, async (tx) => {
    // The lock lets the second post of a double tap find the message of the first.
    await enterConversation(tx, writer, { hold: true, mayBeClosed: false });
    const formDigest = key
      ? await vault.digest("message form", `${applicationId} ${side} ${key} ${text}`)
      : null;
    const earlier = formDigest && (await findMessageOfForm(tx, applicationId, formDigest));
    if (earlier) return plainMessage(await openMessage(world, earlier));
    const allowance = { name: `${side} ${applicationId}`, most: messagesAnHour, seconds: 60 * 60 };
    if (!(await takeAllowances({ sql: tx, vault, settings }, "messages", [allowance])))
      fail("tooManyMessages", { retryAfterSeconds: 10 * 60 });
    const id = randomUUID();
    const at = await insertMessage(tx, {
      id,
      applicationId,
      sender: side,
      text: await vault.sealJson(text, messageContext(id)),
      formDigest,
      rules: findingsInText(text).map(({ rule }) => rule),
    });
    return { id, from: side, text, at: at.toISOString(), readAt: null };
  });
}

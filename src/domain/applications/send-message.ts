import { randomUUID } from "node:crypto";
import { findAddressee } from "../../db/applications/applications.ts";
import { findMessageOfForm, insertMessage } from "../../db/applications/messages.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { Message, NewMessage } from "../../shared/applications/message.ts";
import type { Mention } from "../../shared/jobs/contact-or-money.ts";
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
import { openPrivateDetails } from "./open-private-details.ts";

/** The error `tooManyMessages` names this number in its sentence. */
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
      rules: await rulesBrokenBy(text, { ...world, sql: tx }, writer),
    });
    return { id, from: side, text, at: at.toISOString(), readAt: null };
  });
}

/** The candidate's phone number breaks no rule, because the employer knows it from the application. */
async function rulesBrokenBy(
  text: string,
  world: Pick<World, "sql" | "vault" | "log">,
  { side, applicationId: id }: Participant,
): Promise<Mention["rule"][]> {
  const rules = findingsInText(text).map(({ rule }) => rule);
  if (side === "employer" || !rules.includes("phone")) return rules;
  const sealed = await findAddressee(world.sql, id);
  const details = sealed && (await openPrivateDetails(world, { id, ...sealed }));
  return findingsInText(withoutNumber(text, details?.phone ?? "")).map(({ rule }) => rule);
}

const between = String.raw`[\s().\-/]{0,2}`;

/** Compares only digits. A longer number stays in the text. */
function withoutNumber(text: string, phone: string): string {
  const digits = [...phone.replaceAll(/\D/g, "")];
  if (digits.length < 7) return text;
  const number = String.raw`(?<!\d)(?:\+ ?|00)?\(?${digits.join(between)}(?!${between}\d)`;
  return text.replaceAll(new RegExp(number, "g"), " ");
}

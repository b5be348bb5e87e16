import {
  countMessages,
  findConversation,
  listMessages,
  type StoredConversation,
  type StoredMessage,
} from "../../db/applications/messages.ts";
import { lockEmployerOf } from "../../db/employers/mandates.ts";
import type { Sql } from "../../db/sql.ts";
import { type FailureCode, fail } from "../../errors.ts";
import type {
  Conversation,
  ConversationClosed,
  Message,
  MessageSide,
  ShownMessage,
} from "../../shared/applications/message.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { findingsInText } from "../jobs/review-rules.ts";
import { openSealed } from "./open-sealed.ts";

export const messageContext = (id: string) => `application_messages.text:${id}`;
export const messageReasonContext = (id: string) => `application_messages.reason:${id}`;

/** The person who reads or writes. An employer takes part only in conversations about their own jobs. */
export interface Participant {
  side: MessageSide;
  applicationId: string;
  employerId?: string;
}

const closedRefusals: Record<ConversationClosed, FailureCode> = {
  unchecked: "messagesUnchecked",
  erased: "messagesErased",
  withdrawn: "messagesWithdrawn",
  refunded: "messagesRefunded",
  unpaid: "messagesUnpaid",
  closed: "messagesOld",
  none: "messagesNone",
};

export const refusalOf = (closed: ConversationClosed): FailureCode => closedRefusals[closed];

/** Fails with 404 for a stranger, and with 409 for the employer of a withheld application. */
export async function enterConversation(
  sql: Sql,
  participant: Participant,
  { hold = false, mayBeClosed = participant.side === "candidate" } = {},
): Promise<StoredConversation> {
  const isId = isUuid(participant.applicationId);
  if (isId && hold) await lockEmployerOf(sql, participant.applicationId);
  const found = isId ? await findConversation(sql, participant, { hold }) : undefined;
  const conversation = found ?? fail("applicationNotFound");
  if (conversation.closed && !mayBeClosed) fail(refusalOf(conversation.closed));
  return conversation;
}

export const mostMessages = 500;

const shownMessages = 20;

type Opener = Pick<World, "sql" | "vault" | "log">;

/** Holds the newest `most` messages, or all when it is null. */
export async function readConversation(
  world: Opener,
  participant: Participant,
  most: number | null = shownMessages,
): Promise<Conversation> {
  const found = await enterConversation(world.sql, participant);
  return (await openConversations(world, [found], participant.side, most)).get(found.applicationId)!;
}

export async function openConversations(
  world: Opener,
  found: readonly Pick<StoredConversation, "applicationId" | "closed" | "candidate" | "company">[],
  reader: MessageSide,
  most: number | null = shownMessages,
): Promise<Map<string, Conversation>> {
  const ids = found.map(({ applicationId }) => applicationId);
  const counts = new Map(
    (await countMessages(world.sql, ids, reader)).map((row) => [row.applicationId, row]),
  );
  const stored = counts.size > 0 ? await listMessages(world.sql, [...counts.keys()], most) : [];
  const messages = new Map<string, ShownMessage[]>();
  for (const row of stored) {
    const thread = messages.get(row.applicationId) ?? [];
    thread.push(await openMessage(world, row));
    messages.set(row.applicationId, thread);
  }
  return new Map(
    found.map(({ applicationId, closed, candidate, company }) => [
      applicationId,
      {
        applicationId,
        messages: messages.get(applicationId) ?? [],
        total: counts.get(applicationId)?.total ?? 0,
        unread: counts.get(applicationId)?.unread ?? 0,
        closed,
        names: { candidate: candidate ?? "", employer: company ?? "" },
        formKey: crypto.randomUUID(),
      },
    ]),
  );
}

/** An employer sees this in place of a withheld application's conversation. */
export const emptyConversation = ({ applicationId, closed }: StoredConversation): Conversation => ({
  applicationId,
  messages: [],
  total: 0,
  unread: 0,
  closed,
  names: { candidate: "", employer: "" },
  formKey: "",
});

/** Returns an empty text, with a line in the log, when no key opens it. */
export async function openMessage(
  world: Pick<World, "vault" | "log">,
  row: StoredMessage,
): Promise<ShownMessage> {
  const { id, sender, textSealed, textKeyId, rules, createdAt, readAt, reportedAt } = row;
  const sealed = { bytes: textSealed, keyId: textKeyId };
  const text = await openSealed<string>(world, sealed, messageContext(id), { message: id });
  return {
    id,
    from: sender,
    text: text ?? "",
    at: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    findings: rules.length > 0 ? findingsInText(text ?? "").filter(({ rule }) => rules.includes(rule)) : [],
    isReported: reportedAt !== null,
    isReadable: text !== undefined,
  };
}

export const plainMessage = ({ id, from, text, at, readAt }: ShownMessage): Message => ({
  id,
  from,
  text,
  at,
  readAt,
});

import * as z from "zod/mini";
import type { Mention } from "../jobs/contact-or-money.ts";
import { text } from "../text.ts";
import type { WithheldFromEmployer } from "./withheld.ts";

export const messageSides = ["candidate", "employer"] as const;
export type MessageSide = (typeof messageSides)[number];

export const longestMessage = 2_000;
export const longestReason = 500;

export const NewMessage = z.object({
  text: text({
    label: "Your message",
    max: longestMessage,
    message: "Write a message before you send it",
    lines: true,
  }),
  /** A message with the same key and text as an earlier one is the same message. */
  key: z.optional(z.string("The key must be a text").check(z.maxLength(100, "The key is too long"))),
});
export type NewMessage = z.infer<typeof NewMessage>;

export const MessageReading = z.object({
  /** The last message that the reader saw. Without it the reader has seen all. */
  until: z.optional(z.string("The message must be an id")),
});

export const MessageReport = z.object({
  reason: text({
    label: "The reason",
    max: longestReason,
    message: "Tell us what is wrong with this message",
    lines: true,
  }),
});

/** The form of a conversation has a field for each message. A program sends only `reason`. */
export const reportField = (id: string) => `reason-${id}`;
export const reasonIn = (form: Partial<Record<string, string>>, id: string) =>
  form[reportField(id)] ?? form.reason ?? "";

export interface Message {
  id: string;
  from: MessageSide;
  text: string;
  at: string;
  readAt: string | null;
}

export interface MessageReported {
  id: string;
  reportedAt: string;
}

/** `none` means that the application belongs to no employer. */
export type ConversationClosed = WithheldFromEmployer | "none";

export interface ShownMessage extends Message {
  findings: Mention[];
  isReported: boolean;
  isReadable: boolean;
}

export interface Conversation {
  applicationId: string;
  messages: ShownMessage[];
  total: number;
  unread: number;
  closed: ConversationClosed | null;
  names: Record<MessageSide, string>;
  formKey: string;
}

import * as z from "zod/mini";
import { type Message, type MessageReported, messageSides } from "../../shared/applications/message.ts";
import { Done, instant } from "./answers.ts";
import { type Calls, gives, givesList, inGroup } from "./call.ts";

const MessageAnswer = z.object({
  id: z.uuid(),
  from: z.enum(messageSides),
  text: z.string(),
  at: instant,
  readAt: z.nullable(instant),
}) satisfies z.ZodMiniType<Message>;

const Reported = z.object({
  id: z.uuid(),
  reportedAt: instant,
}) satisfies z.ZodMiniType<MessageReported>;

const closed = ["messagesWithdrawn", "messagesUnchecked", "messagesUnpaid", "messagesErased"] as const;

/** The conversation between the candidate and the employer of an application. */
export const messageCalls: Calls = inGroup("Employers", {
  "GET apiMessages": {
    summary: "Messages about an application",
    description: "Reading them here does not mark them as read.",
    paged: { most: 500 },
    answer: givesList("The messages, newest first.", MessageAnswer),
    fails: ["applicationNotFound", ...closed],
  },
  "POST apiMessages": {
    summary: "Write to the candidate",
    description:
      "The candidate gets an email two minutes after the first message that they have not read, without its text. Messages of the candidate up to now count as read. A message that comes again with the same `key` and text is sent once.",
    answer: gives("The message.", MessageAnswer, 201),
    fails: ["applicationNotFound", ...closed, "tooManyMessages"],
  },
  "POST apiMessagesReading": {
    summary: "Mark messages as read",
    description: "Up to the message `until`, or all of them.",
    answer: gives("They are read.", Done),
    fails: ["applicationNotFound", ...closed],
  },
  "POST apiMessageReport": {
    summary: "Report a message of the candidate",
    description: "An administrator reads it. Repeated calls succeed, too; the first reason counts.",
    answer: gives("The report.", Reported, 201),
    fails: ["applicationNotFound", "messageNotFound", ...closed],
  },
});

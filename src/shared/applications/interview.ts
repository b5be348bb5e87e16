import * as z from "zod/mini";
import { wholeNumber } from "../jobs/whole-number.ts";
import { say } from "../say.ts";
import { text } from "../text.ts";
import { isTimeZone } from "../time-zones.ts";

export const interviewStates = ["offered", "chosen", "none", "cancelled"] as const;
export type InterviewState = (typeof interviewStates)[number];

export const mostSlots = 5;
const farthestDays = 366;

/** Times are instants such as `2027-03-28T12:30:00Z`. The schema sorts them. */
const slots = z
  .array(
    z.iso.datetime({ offset: true, error: "Give each time as an instant, such as 2027-03-28T12:30:00Z" }),
    {
      error: "Offer one to five times",
    },
  )
  .check(
    z.minLength(1, "Offer one to five times"),
    z.maxLength(mostSlots, "Offer one to five times"),
    z.refine(
      (times) => new Set(times.map((time) => Date.parse(time))).size === times.length,
      "Offer each time once",
    ),
  );

const timeZone = z
  .string("Choose a time zone")
  .check(z.refine(isTimeZone, "Choose a time zone from the list"));

export const InterviewOffer = z.object({
  slots,
  minutes: wholeNumber("Length in minutes", 5, 480),
  timeZone,
  place: text({ label: "Place or link", max: 300, message: "Say where the interview is, or give its link" }),
});
export type InterviewOffer = z.infer<typeof InterviewOffer>;

/** Returns the message for the field, or undefined when every time is allowed. */
export function lateSlot(times: readonly string[], now: Date): string | undefined {
  const instants = times.map((time) => Date.parse(time));
  if (instants.some((at) => at <= now.getTime())) return say("Offer times that are still to come");
  const farthest = now.getTime() + farthestDays * 24 * 60 * 60 * 1000;
  return instants.some((at) => at > farthest) ? say("Offer times within a year") : undefined;
}

export interface Interview {
  id: string;
  slots: string[];
  chosen: string | null;
  state: InterviewState;
}

/** `slot` chooses a time, `none` says that none fits, `cancel` cancels, `show` only keeps the zone. */
export const InterviewAnswer = z.object({
  slot: z.optional(z.iso.datetime({ offset: true, error: "Choose one of the times" })),
  timeZone: z.optional(timeZone),
  none: z.optional(z.literal("1")),
  cancel: z.optional(z.literal("1")),
  show: z.optional(z.literal("1")),
});
export type InterviewAnswer = z.infer<typeof InterviewAnswer>;

export const viewInterview = (row: {
  id: string;
  slots: readonly Date[];
  chosen: Date | null;
  state: InterviewState;
}): Interview => ({
  id: row.id,
  slots: row.slots.map((slot) => slot.toISOString()),
  chosen: row.chosen?.toISOString() ?? null,
  state: row.state,
});

import * as z from "zod/mini";
import { uploadedDocumentId } from "../applying/document-reference.ts";
import { dayOf, isCalendarDate } from "../calendar-date.ts";
import { wholeNumber } from "../jobs/whole-number.ts";
import { say } from "../say.ts";
import { optionalText, text } from "../text.ts";

export const jobOfferStates = ["open", "accepted", "declined", "withdrawn", "closed"] as const;
/** The employer makes an offer `withdrawn`. It is `closed` when the candidate withdraws the application. */
export type JobOfferState = (typeof jobOfferStates)[number];

export const payers = ["employer", "candidate", "shared"] as const;
export type Payer = (typeof payers)[number];

export const maxOfferNote = 1000;
const mostUsd = 1_000_000;
const farthestYears = 2;

const document = z
  .string("Upload the document again")
  .check(
    z.refine((reference) => uploadedDocumentId(reference) !== undefined, "Upload the document with the form"),
  );

export const JobOffer = z.object({
  position: text({ label: "Job", max: 150, message: "Name the job" }),
  salary: wholeNumber("Pay", 1, mostUsd, () => say("Enter the pay")),
  months: wholeNumber("Months", 1, 60, () => say("Enter the contract length")),
  startsOn: z.string("Choose a start date").check(z.refine(isCalendarDate, "Choose a start date")),
  visa: z.enum(payers, "Choose who pays for the visa"),
  flight: z.enum(payers, "Choose who pays for the flight"),
  note: optionalText({ label: "Note", max: maxOfferNote, lines: true }),
  document: z.optional(z.nullable(document)),
});
export type JobOffer = z.infer<typeof JobOffer>;

export interface JobOfferTerms extends Omit<JobOffer, "note" | "document"> {
  note: string | null;
}

export function wrongStart(startsOn: string, now: Date): string | undefined {
  if (startsOn < dayOf(now)) return say("The start must not be in the past");
  const farthest = new Date(now);
  farthest.setUTCFullYear(farthest.getUTCFullYear() + farthestYears);
  return startsOn > dayOf(farthest) ? say("The start must be within two years") : undefined;
}

/** `offer` names the offer that the page showed, so that nobody accepts an unseen one. */
export const JobOfferAnswer = z.object({
  answer: z.enum(["accept", "decline"], "Accept or decline the offer"),
  offer: z.optional(z.uuid("Open the offer again")),
});
export type JobOfferAnswer = z.infer<typeof JobOfferAnswer>;

export const HireAnswer = z.object({ answer: z.enum(["yes", "no"], "Answer yes or no") });
export type HireAnswer = z.infer<typeof HireAnswer>;

export interface JobOfferAnswered extends Nullable<JobOfferTerms> {
  id: string;
  state: JobOfferState;
  document: string | null;
  createdAt: string;
  endedAt: string | null;
}

type Nullable<Terms> = { [Key in keyof Terms]: Terms[Key] | null };

interface Shown {
  id: string;
  state: JobOfferState;
  terms: JobOfferTerms | undefined;
  createdAt: Date;
  updatedAt: Date;
}

const unreadable: Nullable<JobOfferTerms> = {
  ...{ position: null, salary: null, startsOn: null, months: null, visa: null, flight: null, note: null },
};

export const viewJobOffer = (
  { id, state, terms, createdAt, updatedAt }: Shown,
  document: string | null,
): JobOfferAnswered => ({
  ...{ id, state, ...(terms ?? unreadable), document, createdAt: createdAt.toISOString() },
  endedAt: state === "open" ? null : updatedAt.toISOString(),
});

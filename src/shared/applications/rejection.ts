import * as z from "zod/mini";
import { optionalText, text } from "../text.ts";
import { type ApplicationStatus, StatusChange } from "./application-status.ts";

export const rejectionReasons = ["experience", "certificates", "documents", "filled", "other"] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

export interface Rejection {
  reason: RejectionReason | null;
  note: string | null;
}

export const holdMinutes = 10;
export const maxNote = 500;
export const mostTemplates = 20;

const reason = z.nullish(z.enum(rejectionReasons, "Choose one of the reasons"));
const note = optionalText({ label: "The note", max: maxNote, lines: true });

const onlyForRejections = "Only a rejection has a reason and a note";
const isRejected = ({ status }: { status: ApplicationStatus }) => status === "rejected";

export const StatusAnswer = z.extend(StatusChange, { reason, note }).check(
  z.refine((answer) => isRejected(answer) || !answer.reason, { error: onlyForRejections, path: ["reason"] }),
  z.refine((answer) => isRejected(answer) || !answer.note, { error: onlyForRejections, path: ["note"] }),
);
export type StatusAnswer = z.infer<typeof StatusAnswer>;

export const NoteTemplate = z.object({
  text: text({ label: "The sentence", max: maxNote, message: "Write the sentence", lines: true }),
});

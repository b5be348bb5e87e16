import * as z from "zod/mini";
import { text } from "../text.ts";

export const placementStates = ["open", "yes", "no", "gone"] as const;
/** `gone` means that the job or the general application closed before the candidate answered. */
export type PlacementState = (typeof placementStates)[number];

export const PlacementOffer = z.object({
  jobId: text({ label: "Job", max: 100, message: "Choose a job" }),
});

export const PlacementAnswer = z.object({
  answer: z.enum(["yes", "no"], "Choose yes or no"),
});
export type PlacementAnswer = z.infer<typeof PlacementAnswer>["answer"];

export interface Placement {
  id: string;
  jobId: string;
  title: string;
  company: string;
  state: PlacementState;
  offeredAt: string;
  answeredAt: string | null;
  reference: string | null;
}

export type ListedPlacement = Pick<Placement, "title" | "company" | "state">;

interface Row {
  answer: PlacementAnswer | null;
  isAnswerable: boolean;
  offeredAt: Date;
  answeredAt: Date | null;
}

export const placementState = ({ answer, isAnswerable }: Pick<Row, "answer" | "isAnswerable">) =>
  answer ?? (isAnswerable ? "open" : "gone");

export const viewPlacement = (
  row: Row & Pick<Placement, "id" | "jobId" | "title" | "company" | "reference">,
): Placement => ({
  id: row.id,
  jobId: row.jobId,
  title: row.title,
  company: row.company,
  state: placementState(row),
  offeredAt: row.offeredAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  reference: row.reference,
});

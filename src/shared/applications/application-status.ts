import * as z from "zod/mini";
import { say } from "../say.ts";

/** Any status may follow any other. The specification, section 4, names labels and styles. */
export const applicationStatuses = [
  { value: "submitted", label: "Submitted", badge: "neutral" },
  { value: "under_review", label: "Under Review", badge: "neutral" },
  { value: "interviewed", label: "Interviewed", badge: "info" },
  { value: "accepted", label: "Accepted", badge: "ok" },
  { value: "rejected", label: "Rejected", badge: "err" },
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number]["value"];

const values = applicationStatuses.map((status) => status.value) as [
  ApplicationStatus,
  ...ApplicationStatus[],
];

export const StatusChange = z.object({ status: z.enum(values, "Choose one of the five statuses") });

export const isApplicationStatus = (text: string | undefined): text is ApplicationStatus =>
  values.some((value) => value === text);

export const statusLabel = (value: ApplicationStatus): string =>
  say(applicationStatuses.find((status) => status.value === value)!.label);

import * as z from "zod/mini";
import type { ExperienceLevel } from "../jobs/experience-levels.ts";
import type { JobFilter } from "../jobs/job-filter.ts";
import type { Sector } from "../jobs/sectors.ts";
import { cutText } from "../surrogates.ts";
import { NewsletterSignUp } from "./newsletter.ts";

export const alertFrequencies = ["daily", "weekly"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

const frequency = z.enum(alertFrequencies, "Choose how often we write: daily or weekly");

export const JobAlertSignUp = z.object({ email: NewsletterSignUp.shape.email, frequency });
export const JobAlertChange = z.object({ frequency });

export interface AlertFilter {
  search: string;
  country: string;
  sector: Sector | "";
  experienceLevel: ExperienceLevel | "";
}

/** Equal lists give equal filters, so that one search serves all their subscribers. */
export const alertFilterOf = ({
  search,
  country,
  sector,
  experienceLevel,
  salaryFrom,
}: JobFilter): AlertFilter => ({
  // An alert keeps the pay in its words.
  search: `${salaryFrom ? `$${salaryFrom} ` : ""}${search ?? ""}`.toLowerCase().replace(/\s+/g, " ").trim(),
  country: cutText((country ?? "").replace(/\p{Cc}/gu, " ").trim(), 100),
  sector: sector ?? "",
  experienceLevel: experienceLevel ?? "",
});

export const jobFilterOf = ({ search, country, sector, experienceLevel }: AlertFilter): JobFilter => ({
  search: search || undefined,
  country: country || undefined,
  sector: sector || undefined,
  experienceLevel: experienceLevel || undefined,
});

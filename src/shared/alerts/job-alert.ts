import * as z from "zod/mini";
import type { ExperienceLevel } from "../jobs/experience-levels.ts";
import { factParameters } from "../jobs/fact-filter.ts";
import { type JobFilter, parametersOf, readJobFilter } from "../jobs/job-filter.ts";
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
  /** Holds the pay, the facts and the spelling, as the query of a list's address in a fixed order. */
  conditions: string;
}

/** An alert lists only new jobs, so the time of posting and the order have no effect on it. */
const alertConditions = ["salaryFrom", ...factParameters, "exact"] as const;

/** Equal lists give equal filters, so that one search serves all their subscribers. */
export const alertFilterOf = (filter: JobFilter): AlertFilter => {
  const { search, country, sector, experienceLevel } = filter;
  return {
    search: (search ?? "").toLowerCase().replace(/\s+/g, " ").trim(),
    country: cutText((country ?? "").replace(/\p{Cc}/gu, " ").trim(), 100),
    sector: sector ?? "",
    experienceLevel: experienceLevel ?? "",
    conditions: conditionsOf(filter),
  };
};

function conditionsOf(filter: JobFilter): string {
  const parameters = parametersOf(filter);
  const given = alertConditions.flatMap((name) => {
    const value = parameters[name];
    return value ? [[name, String(value)]] : [];
  });
  return new URLSearchParams(given).toString();
}

export const jobFilterOf = ({
  search,
  country,
  sector,
  experienceLevel,
  conditions,
}: AlertFilter): JobFilter => ({
  ...readConditions(conditions, search),
  search: search || undefined,
  country: country || undefined,
  sector: sector || undefined,
  experienceLevel: experienceLevel || undefined,
});

function readConditions(conditions: string, search: string): JobFilter {
  const given = new URLSearchParams(conditions);
  return readJobFilter((name) => (name === "search" ? search : given.get(name)));
}

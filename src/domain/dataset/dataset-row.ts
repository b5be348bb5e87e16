import * as z from "zod/mini";
import { isCalendarDate } from "../../shared/calendar-date.ts";
import { experienceLevelValues } from "../../shared/jobs/experience-levels.ts";
import { factRules } from "../../shared/jobs/fact-rules.ts";
import { sectorSlugs } from "../../shared/jobs/sectors.ts";
import { textLanguage } from "../../shared/jobs/text-languages.ts";
import { text } from "../../shared/text.ts";

const line = (label: string, max = 200) => text({ label, max, message: `${label} is required` });
const lines = (label: string) => text({ label, max: 20_000, message: `${label} is required`, lines: true });

const maxDollars = 1_000_000;

const dollars = (label: string) => {
  const error = `${label} must be a whole number of dollars a month, from 0 to ${maxDollars}`;
  return z.int(error).check(z.minimum(0, { error }), z.maximum(maxDollars, { error }));
};

const vacanciesError = "Vacancies must be a whole number from 1 to 100000";

const sector = z.enum(sectorSlugs, `Sector must be one of ${sectorSlugs.join(", ")}`);

/** The day occurs every year, so February 29 is refused. */
const isYearlyDay = (value: string) => value.startsWith("--") && isCalendarDate(`2001${value.slice(1)}`);

const dayError = "must be a day as YYYY-MM-DD, or --MM-DD for the next such day";
const yearlyDay = z
  .string(`The window ${dayError}`)
  .check(z.refine(isYearlyDay, { error: "The window must have its days as --MM-DD" }));

export const DatasetCompany = z.object({
  kind: z.literal("company"),
  name: line("Name"),
  country: line("Country"),
  sector,
});

export const DatasetJob = z
  .object({
    kind: z.literal("job"),
    company: line("Company"),
    title: line("Title"),
    country: line("Country"),
    sector,
    experienceLevel: z.enum(
      experienceLevelValues,
      `Experience level must be one of ${experienceLevelValues.join(", ")}`,
    ),
    salaryMin: dollars("Minimum salary"),
    salaryMax: dollars("Maximum salary"),
    vacancies: z._default(
      z
        .int(vacanciesError)
        .check(z.minimum(1, { error: vacanciesError }), z.maximum(100_000, { error: vacanciesError })),
      1,
    ),
    description: lines("Description"),
    requirements: lines("Requirements"),
    lang: z.optional(textLanguage),
    applicationCloseDate: z.string(`Application close date ${dayError}`).check(
      z.refine((value) => isCalendarDate(value) || isYearlyDay(value), {
        error: `Application close date ${dayError}`,
      }),
    ),
    ...factRules,
    /** A dataset may be older than its jobs' dates. */
    joinsOn: z.optional(
      z.nullable(
        z
          .string("Join date must be a text")
          .check(z.refine(isCalendarDate, "Join date must be a real date, such as 2027-03-27")),
      ),
    ),
  })
  .check(
    z.refine((job) => job.salaryMin <= job.salaryMax, {
      path: ["salaryMax"],
      error: "Maximum salary must not be below the minimum",
    }),
  );

export const DatasetRow = z.discriminatedUnion(
  "kind",
  [DatasetCompany, DatasetJob],
  'Kind must be "company" or "job"',
);

export const DatasetManifest = z.object({
  name: line("Name"),
  title: line("Title"),
  sample: z.boolean("Sample must be true or false"),
  closesBetween: z.optional(z.tuple([yearlyDay, yearlyDay], "The window must have a first and a last day")),
});

export type DatasetCompany = z.infer<typeof DatasetCompany>;
export type DatasetJob = z.infer<typeof DatasetJob>;
export type DatasetManifest = z.infer<typeof DatasetManifest>;

import * as z from "zod/mini";
import { dayOf, isCalendarDate } from "../calendar-date.ts";
import { name } from "../name.ts";
import { say } from "../say.ts";
import { text, visibleText } from "../text.ts";
import { experienceLevelValues } from "./experience-levels.ts";
import { factRules } from "./fact-rules.ts";
import { postingSectors } from "./sectors.ts";
import { textLanguage } from "./text-languages.ts";
import { wholeNumber } from "./whole-number.ts";

const mostUsd = 1_000_000;
const mostVacancies = 10_000;

const today = () => dayOf(new Date());

const fields = {
  title: text({ label: "Job title", max: 200, message: "Enter the job title" }),
  company: name({ label: "Company", max: 200, message: "Enter the company's name" }),
  country: text({ label: "Country", max: 100, message: "Enter the country" }),
  /** Only the form sends it: the unknown country that the employer confirmed. Programs are not asked. */
  countryConfirmed: z.optional(z.string("Confirmed country must be a text").check(z.overwrite(visibleText))),
  sector: z.enum(postingSectors, {
    error: ({ input }) =>
      input ? say("Sector must be one of {list}", { list: postingSectors.join(", ") }) : "Choose a sector",
  }),
  experienceLevel: z.enum(experienceLevelValues, "Choose an experience level"),
  salaryMin: wholeNumber("Minimum salary", 0, mostUsd),
  salaryMax: wholeNumber("Maximum salary", 0, mostUsd),
  vacancies: z._default(wholeNumber("Vacancies", 1, mostVacancies), 1),
  description: text({
    label: "Job description",
    max: 10_000,
    message: "Describe the job",
    lines: true,
  }),
  requirements: text({
    label: "Requirements",
    max: 10_000,
    message: "List the requirements",
    lines: true,
  }),
  lang: z._default(textLanguage, "en"),
  applicationCloseDate: z.string("Choose the close date").check(
    z.minLength(1, "Choose the close date"),
    z.refine(isCalendarDate, "Application close date must be a real date, such as 2027-03-27"),
    z.refine((day) => day >= today(), "Application close date must be today or later"),
  ),
  ...factRules,
};

/** NaN, an unreadable number, has its own message. */
const inOrder = ({ salaryMin, salaryMax }: { salaryMin?: unknown; salaryMax?: unknown }) =>
  typeof salaryMin !== "number" || typeof salaryMax !== "number" || !(salaryMin > salaryMax);

const order = {
  error: "Minimum salary must not be above the maximum",
  path: ["salaryMin"],
  // Runs beside other errors, so that all are shown at once.
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

export const JobPosting = z.object(fields).check(z.refine(inOrder, order));

export const JobChanges = z
  .partial(z.object({ ...fields, lang: textLanguage, vacancies: wholeNumber("Vacancies", 1, mostVacancies) }))
  .check(z.refine(inOrder, order));

export type JobPosting = z.infer<typeof JobPosting>;
export type JobChanges = z.infer<typeof JobChanges>;

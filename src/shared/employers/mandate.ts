import * as z from "zod/mini";
import { dayOf, isCalendarDate } from "../calendar-date.ts";
import { name } from "../name.ts";
import { text } from "../text.ts";

export const isFutureDay = (value: string) => isCalendarDate(value) && value >= dayOf(new Date());

export const MandateCheck = z.object({
  company: name({ label: "Company", max: 200, message: "Enter the company's name" }),
  note: text({ label: "What was checked", max: 300, message: "Say what was checked", lines: true }),
  validUntil: z.optional(
    z
      .string()
      .check(z.refine(isFutureDay, "Enter the last day of the check, today or later, such as 2027-03-31")),
  ),
});
export type MandateCheck = z.infer<typeof MandateCheck>;

export const MandateEnd = z.object({ company: MandateCheck.shape.company });

export const Suspension = z.object({
  reason: text({ label: "The reason", max: 500, message: "Say why this account is suspended", lines: true }),
});

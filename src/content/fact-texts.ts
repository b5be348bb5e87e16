import type { JobFacts, Rotation } from "../shared/jobs/job-facts.ts";
import { formOf } from "./translator.ts";
import { t, tn } from "./words.ts";

export const contractText = (months: number): string => tn("facts.contract", months);

/** "3 days", in the form that the number asks for. */
export const daysText = (n: number): string => `${n} ${unitName("days", n)}`;

/** "4 weeks on, 1 week off". */
export function rotationText({ on, off, unit }: Rotation): string {
  const [timeOn, timeOff] = [on, off].map((n) => `${n} ${unitName(unit, n)}`) as [string, string];
  return t("facts.rotation.value", { on: timeOn, off: timeOff });
}

const unitName = (unit: Rotation["unit"], n: number) => t(`facts.unit.${unit}.${formOf(n)}`);

/** The facts that an employer has stated about housing, flights and the visa. */
export function statedBenefits({ housing, flights, visa }: JobFacts): string[] {
  return [
    housing && t("facts.benefit.housing"),
    flights && t("facts.benefit.flights"),
    visa === "employer" && t("facts.benefit.visa"),
  ].filter((benefit) => typeof benefit === "string");
}

import { usd } from "../shared/format.ts";
import { t } from "./words.ts";

interface Salary {
  salaryMin: number;
  salaryMax: number;
}

/** `$4,500 - $6,000`, one amount when they are the same, `up to $6,000` from zero. */
export function payRange(min: number, max: number): string {
  if (min === max) return usd(min);
  return min === 0 ? t("jobs.salary.upTo", { most: usd(max) }) : `${usd(min)} - ${usd(max)}`;
}

/** A vacancy whose salary was left at the form's zeros does not say what it pays. */
const isStated = ({ salaryMax }: Salary) => salaryMax > 0;

export const monthlyPay = (job: Salary): string =>
  isStated(job)
    ? t("jobs.salary.month", { range: payRange(job.salaryMin, job.salaryMax) })
    : t("jobs.salary.unstated");

/** Says what most open jobs of a trade pay. The range stays on one line. */
export const tradePayText = ({ salaryMin, salaryMax }: Salary): string =>
  t("job.tradePay", {
    range: payRange(salaryMin, salaryMax).replaceAll(" ", "\u00a0").replace("-", "-\u2060"),
  });

/** Twelve times the month's; undefined when that is not stated. */
export const yearlyPay = (job: Salary): string | undefined =>
  isStated(job)
    ? t("jobs.salary.year", { range: payRange(job.salaryMin * 12, job.salaryMax * 12) })
    : undefined;

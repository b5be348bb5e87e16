import type { PricedJob } from "../../shared/jobs/priced-job.ts";

type Pay = Pick<PricedJob, "salaryMin" | "salaryMax" | "tradePay">;

/** One scale for every job, in USD a month. Nine of ten jobs pay less than its end. */
const scaleEnd = 12_000;
const units = 120;

const place = (salary: number) => Math.round((Math.min(salary, scaleEnd) / scaleEnd) * units);

/** At least two units long, so that one amount can be seen. */
function bar(min: number, max: number): string {
  const end = Math.max(place(max), 2);
  return `M${Math.min(place(min), end - 2)} 2H${end}`;
}

/** The job's pay over what most jobs of its trade pay. The words beside it say the same. */
export function PayRuler({ job: { salaryMin, salaryMax, tradePay } }: { job: Pay }) {
  if (salaryMax === 0) return null;
  return (
    <svg className="ruler" viewBox={`0 0 ${units} 4`} preserveAspectRatio="none" aria-hidden="true">
      {tradePay && <path className="trade" d={bar(tradePay.salaryMin, tradePay.salaryMax)} />}
      <path d={bar(salaryMin, salaryMax)} />
    </svg>
  );
}

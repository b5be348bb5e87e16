import { t } from "../../content/words.ts";
import { usd } from "../../shared/format.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";

type Pay = Pick<PricedJob, "salaryMin" | "salaryMax" | "tradePay">;

/** Every job has the same scale, in USD a month. It ends above the best pay of the dataset. */
export const scaleEnd = 18_000;
const units = 120;

const dashes = "m2 0h2m2 0h2";
const dashesFrom = units - 8;

/** A bar is at least two units long, so that a single amount is visible. A bar that exceeds the scale ends in dashes. */
function bar(min: number, max: number, scale: number): string {
  const place = (salary: number) => Math.round((salary / scale) * units);
  if (max > scale) return `M${Math.min(place(min), dashesFrom - 2)} 2H${dashesFrom}${dashes}`;
  const end = Math.max(place(max), 2);
  return `M${Math.min(place(min), end - 2)} 2H${end}`;
}

interface Props {
  job: Pay;
  /** The end of a scale of its own, which the page must show. */
  end?: number;
}

/** Draws the job's pay over what most jobs of its trade pay. The text beside it says the same. */
export function PayRuler({ job: { salaryMin, salaryMax, tradePay }, end = scaleEnd }: Props) {
  if (salaryMax === 0) return null;
  return (
    <svg className="ruler" viewBox={`0 0 ${units} 4`} preserveAspectRatio="none" aria-hidden="true">
      {tradePay && <path className="trade" d={bar(tradePay.salaryMin, tradePay.salaryMax, end)} />}
      <path d={bar(salaryMin, salaryMax, end)} />
    </svg>
  );
}

/** Says which scale the bars of a page have. */
const scaleText = (end = scaleEnd) => t("trade.pay.scale", { from: usd(0), to: usd(end) });

interface KeyProps {
  /** The end of a scale of the page's own. */
  end?: number | undefined;
  withTrade?: boolean;
  withScale?: boolean;
}

/** Names the bars that the rows of a list draw. */
export const RulerKey = ({ end, withTrade = true, withScale = true }: KeyProps) => (
  <p className="meta ruler-key">
    <span className="mine">{t("jobs.ruler.job")}</span> {withTrade && <span>{t("jobs.ruler.trade")}</span>}{" "}
    {withScale && scaleText(end)}
  </p>
);

import { monthlyPay, tradePayText, yearlyPay } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import { usd } from "../../shared/format.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { PayRuler, scaleEnd } from "./PayRuler.tsx";

/** Shows the pay in words and on the ruler, beside what the trade pays. */
export function JobPay({ job, heading: Heading = "h2" }: { job: PricedJob; heading?: "h2" | "h4" }) {
  const { tradePay } = job;
  const perYear = yearlyPay(job);
  return (
    <>
      <Heading className="meta">{t("job.salary")}</Heading>
      <p className="number">{monthlyPay(job)}</p>
      {perYear && (
        <p className="meta">
          {perYear} · {t("jobs.salary.currency")}
        </p>
      )}
      <PayRuler job={job} />
      {job.salaryMax > 0 && (
        <div className="axis" aria-hidden="true">
          <span>{usd(0)}</span> <span>{usd(scaleEnd)}</span>
        </div>
      )}
      {tradePay && (
        <p className="meta ruler-key">
          <span className="mine">{t("jobs.ruler.job")}</span> <span>{tradePayText(tradePay)}</span>
        </p>
      )}
    </>
  );
}

import type { ReactNode } from "react";
import { payRange } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import { count, usd } from "../../shared/format.ts";
import type { PayRange } from "../../shared/jobs/priced-job.ts";
import { PayRuler } from "./PayRuler.tsx";

interface Row {
  name: string;
  title: ReactNode;
  /** Null when no job says what it pays. */
  pay: PayRange | null;
  jobs: number;
}

interface Props {
  /** Says what the rows are. */
  of: string;
  rows: readonly Row[];
}

/** USD a month between two lines of the scale. */
const fineSteps = [500, 1000, 2000];
const quarters = 4;

const stepFor = (most: number) =>
  fineSteps.find((step) => step * quarters >= most) ?? Math.ceil(most / quarters / 1000) * 1000;

/** A table whose bars share a scale. The longest one fits, and low pay has a finer scale, or its bars would look alike. */
export function PayTable({ of, rows }: Props) {
  const step = stepFor(Math.max(...rows.map(({ pay }) => pay?.salaryMax ?? 0)));
  return (
    <table className="pay-table">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">
            <div className="paid-at">
              {t("trade.pay.range")}
              <Axis step={step} />
            </div>
          </th>
          <th scope="col">{t("trade.pay.jobs")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, title, pay, jobs }) => (
          <tr key={name}>
            <th scope="row">{title}</th>
            <td>
              {pay ? (
                <div className="paid-at">
                  {payRange(pay.salaryMin, pay.salaryMax)}
                  <PayRuler job={pay} end={step * quarters} />
                </div>
              ) : (
                t("jobs.salary.unstated")
              )}
            </td>
            <td>{count(jobs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each amount stands at its line. The amounts of the rows say the same. */
const Axis = ({ step }: { step: number }) => (
  <span className="axis" aria-hidden="true">
    {[0, 1, 2, 3, 4].map((quarter) => (
      <span key={quarter}>{usd(quarter * step)}</span>
    ))}
  </span>
);

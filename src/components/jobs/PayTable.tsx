import type { ReactNode } from "react";
import { payRange } from "../../content/pay.ts";
import { t } from "../../content/words.ts";
import { count, usd } from "../../shared/format.ts";
import type { PayRange } from "../../shared/jobs/priced-job.ts";
import { PayRuler, scaleEnd } from "./PayRuler.tsx";

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
  /** The end of the scale. */
  end: number;
}

const quarters = 4;
/** In USD a month. Low pay has a finer scale, or its bars would look alike. */
const scaleEnds = [2000, 4000, 8000, scaleEnd];

/** The end of the scale that all bars of a page share, in USD a month. The longest one fits. */
export function scaleFor(pays: readonly { salaryMax: number | null }[]): number {
  const most = Math.max(...pays.map(({ salaryMax }) => salaryMax ?? 0));
  return scaleEnds.find((end) => end >= most) ?? Math.ceil(most / quarters / 1000) * quarters * 1000;
}

export function PayTable({ of, rows, end }: Props) {
  return (
    <table className="pay-table">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">
            <div className="paid-at">
              {t("trade.pay.range")}
              <Axis end={end} />
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
                  <PayRuler job={pay} end={end} />
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

/** Writes each amount beside its line. The amounts of the rows say the same. */
const Axis = ({ end }: { end: number }) => (
  <span className="axis" aria-hidden="true">
    {[0, 1, 2, 3, 4].map((quarter) => (
      <span key={quarter}>{usd((quarter * end) / quarters)}</span>
    ))}
  </span>
);

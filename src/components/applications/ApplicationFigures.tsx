import { t, tn } from "../../content/words.ts";
import type { WeekCount } from "../../db/applications/week-counts.ts";
import { type ApplicationStatus, applicationStatuses } from "../../shared/applications/application-status.ts";
import { mostInWeeks } from "../../shared/applications/recent-weeks.ts";
import { count, shortDate } from "../../shared/format.ts";
import { say } from "../../shared/say.ts";

interface Props {
  /** The Mondays, the oldest first. */
  weeks: string[];
  counts: WeekCount[];
}

/** With fewer applications, the lists say all that figures could, except who was hired. */
const fewest = 5;

/** Draws how many applications came in each of the last weeks, and what became of them. */
export function ApplicationFigures({ weeks, counts }: Props) {
  const sum = (found: WeekCount[]) => found.reduce((all, { total }) => all + total, 0);
  const total = sum(counts);
  const hired = counts.reduce((all, one) => all + one.hired, 0);
  if (total < fewest) return hired > 0 && <p className="meta">{tn("figures.hired", hired)}</p>;
  const byWeek = weeks.map((week) => ({ week, n: sum(counts.filter((one) => one.week === week)) }));
  const byState = applicationStatuses.map(({ value, label }) => ({
    value,
    label: say(label),
    n: sum(counts.filter(({ status }) => status === value)),
  }));
  const found = byState.filter(({ n }) => n > 0);
  // A chart with a single bar shows nothing.
  const drawsStates = found.length > 1;
  const drawsWeeks = byWeek.filter(({ n }) => n > 0).length > 1;
  return (
    <section className="figures" aria-labelledby="figures">
      <h2 id="figures">{t("figures.title")}</h2>
      <p className="meta">
        {total < mostInWeeks
          ? tn("figures.total", total, { weeks: weeks.length })
          : t("figures.newest", { n: total, weeks: weeks.length })}
        {!drawsStates && `, ${t("figures.allOf", { status: found[0]!.label })}`}
        {hired > 0 && ` · ${tn("figures.hired", hired)}`}
      </p>
      {(drawsStates || drawsWeeks) && (
        <div className="figures-pair">
          {drawsWeeks && <Weeks byWeek={byWeek} />}
          {drawsStates && <States byState={byState} />}
        </div>
      )}
    </section>
  );
}

const [barHeight, barStep, barWidth] = [80, 20, 14];

function Weeks({ byWeek }: { byWeek: { week: string; n: number }[] }) {
  const most = Math.max(...byWeek.map(({ n }) => n));
  const [first, last] = [byWeek[0]!, byWeek.at(-1)!];
  return (
    <div className="by-week">
      <p className="meta" aria-hidden="true">
        {t("figures.most", { n: count(most) })}
      </p>
      <svg
        viewBox={`0 0 ${byWeek.length * barStep - (barStep - barWidth)} ${barHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {byWeek.map(({ week, n }, index) => {
          // An empty week shows as a line.
          const height = Math.max(1, (n / most) * barHeight);
          return (
            <rect key={week} x={index * barStep} y={barHeight - height} width={barWidth} height={height} />
          );
        })}
      </svg>
      <p className="meta week-ends" aria-hidden="true">
        <span>{shortDate(first.week)}</span>
        <span>{t("figures.thisWeek", { n: count(last.n) })}</span>
      </p>
      <div className="unseen">
        <table>
          <caption>{t("figures.byWeek")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("figures.week")}</th>
              <th scope="col">{t("figures.applications")}</th>
            </tr>
          </thead>
          <tbody>
            {byWeek.map(({ week, n }) => (
              <tr key={week}>
                <th scope="row">{shortDate(week)}</th>
                <td>{count(n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const scale = 100;

/** The style sheet keeps only classes that the sources hold as a whole, so these are not put together. */
const classNames: Record<ApplicationStatus, string | undefined> = {
  submitted: "state-submitted",
  under_review: undefined,
  interviewed: "state-interviewed",
  accepted: "state-accepted",
  rejected: "state-rejected",
};

function States({ byState }: { byState: { value: ApplicationStatus; label: string; n: number }[] }) {
  const most = Math.max(...byState.map(({ n }) => n));
  return (
    <table className="by-state">
      <caption className="unseen">{t("figures.byState")}</caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{t("figures.state")}</th>
          <th scope="col">{t("figures.applications")}</th>
        </tr>
      </thead>
      <tbody>
        {byState.map(({ value, label, n }) => (
          <tr key={value}>
            <th scope="row">{label}</th>
            <td>
              <svg viewBox={`0 0 ${scale} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect className={classNames[value]} width={(n / most) * scale} height="10" />
              </svg>
              <b className="state-count">{count(n)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

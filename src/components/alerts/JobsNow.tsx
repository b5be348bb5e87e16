import { t } from "../../content/words.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { JobRow } from "../jobs/JobRow.tsx";
import { RulerKey } from "../jobs/PayRuler.tsx";

const isSample = ({ sample }: PricedJob) => sample;

/** Shows the newest jobs of an alert as an example of what the emails hold. */
export function JobsNow({ jobs }: { jobs: readonly PricedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section>
      <h2>{t("alerts.now")}</h2>
      {jobs.some(isSample) && (
        <p>{t(jobs.every(isSample) ? "alerts.now.samples.all" : "alerts.now.samples")}</p>
      )}
      <RulerKey />
      <ul className="rows">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} action={false} />
        ))}
      </ul>
    </section>
  );
}

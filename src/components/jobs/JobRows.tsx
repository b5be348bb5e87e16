import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { JobRow } from "./JobRow.tsx";
import { RulerKey } from "./PayRuler.tsx";

interface Props {
  jobs: PricedJob[];
  withVacancies?: boolean;
  isCountryTold?: boolean;
  /** The end of the scale of the rows' bars, where the page has a scale of its own. */
  end?: number;
}

/** A group of rows, below the key to their bars. */
export const JobRows = ({ jobs, withVacancies, isCountryTold, end }: Props) => (
  <>
    <RulerKey end={end} withTrade={jobs.some(({ tradePay }) => tradePay)} />
    <ul className="rows">
      {jobs.map((job) => (
        <JobRow key={job.id} {...{ job, withVacancies, isCountryTold, end }} />
      ))}
    </ul>
  </>
);

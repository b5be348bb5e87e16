import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { JobRow } from "./JobRow.tsx";
import { RulerKey } from "./PayRuler.tsx";

/** A group of rows, below the key to their bars. */
export const JobRows = ({ jobs, withVacancies }: { jobs: PricedJob[]; withVacancies?: boolean }) => (
  <>
    <RulerKey withTrade={jobs.some(({ tradePay }) => tradePay)} />
    <ul className="rows">
      {jobs.map((job) => (
        <JobRow key={job.id} job={job} withVacancies={withVacancies} />
      ))}
    </ul>
  </>
);

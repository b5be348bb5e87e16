import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import { longDate } from "../../shared/format.ts";
import { JobVersionText } from "../jobs/JobVersionText.tsx";

/** The job as it was when the candidate applied. */
export function JobAsRead({ application: { jobAsRead, submittedAt } }: { application: OwnApplication }) {
  if (!jobAsRead) return null;
  return (
    <details className="job-as-read" id="job-as-read">
      <summary>{t("jobVersion.title", { date: longDate(submittedAt) })}</summary>
      <JobVersionText job={jobAsRead} />
    </details>
  );
}

import { t } from "../../content/words.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { JobCard } from "./JobCard.tsx";

export function SimilarJobs({ jobs }: { jobs: Job[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className="similar" aria-labelledby="similar">
      <h2 id="similar">{t("job.similar")}</h2>
      <ul className="cards">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
    </section>
  );
}

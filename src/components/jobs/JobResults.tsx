import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { AlertOffer } from "../alerts/AlertOffer.tsx";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { Pagination } from "../shell/Pagination.tsx";
import { JobCard } from "./JobCard.tsx";

interface Props {
  jobs: Job[];
  filter: JobFilter;
  page: number;
  pages: number;
  cut: boolean;
}

/** What the filters' script swaps for the list of another address. */
export function JobResults({ jobs, filter, page, pages, cut }: Props) {
  const linkTo = useLinkTo();
  return (
    <section id="results" aria-label={t("jobs.results")}>
      {jobs.length === 0 ? (
        <NoJobsFound isFiltered={Object.values(filter).some(Boolean)} />
      ) : (
        <ul className="cards">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} heading="h2" />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={pages}
        cut={cut}
        hrefOf={(n) => linkTo(routes.jobs, { ...filter, page: n })}
      />
      {!filter.impossible && <AlertOffer filter={filter} />}
    </section>
  );
}

function NoJobsFound({ isFiltered }: { isFiltered: boolean }) {
  const linkTo = useLinkTo();
  return (
    <div className="empty">
      <p>{t("jobs.empty")}</p>
      {isFiltered && (
        <p className="actions">
          <ButtonLink href={linkTo(routes.jobs)}>{t("jobs.empty.clear")}</ButtonLink>
        </p>
      )}
    </div>
  );
}

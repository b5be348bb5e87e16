import { activeFilters } from "../../../islands/jobs/active-filters.ts";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { count } from "../../shared/format.ts";
import type { PageOfJobs } from "../../shared/jobs/found-jobs.ts";
import { isIndexed, type JobFilter, parametersOf } from "../../shared/jobs/job-filter.ts";

interface Props {
  found: Pick<PageOfJobs, "options" | "capped">;
  filter: JobFilter;
}

/**
 * Links to parts of the list. If the list was counted in part, each holds at least as many jobs as it says. The
 * options combine to millions of lists, so search engines are told which ones not to follow.
 */
export function NarrowingOptions({ found: { options, capped }, filter }: Props) {
  const linkTo = useLinkTo();
  if (options.length < 2) return null;
  return (
    <details className="narrowing">
      <summary>{t("jobs.narrow")}</summary>
      <ul className="plain">
        {options.flatMap(({ choice, jobs }) => {
          const part = { ...filter, ...choice };
          return activeFilters(choice).map(({ label }) => (
            <li key={label}>
              <a
                href={linkTo(routes.jobs, parametersOf(part))}
                rel={isIndexed(part) ? undefined : "nofollow"}
              >
                {`${label} ${count(jobs)}${capped ? "+" : ""}`}
              </a>
            </li>
          ));
        })}
      </ul>
    </details>
  );
}

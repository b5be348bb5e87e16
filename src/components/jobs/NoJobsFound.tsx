import { activeFilters } from "../../../islands/jobs/active-filters.ts";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { count } from "../../shared/format.ts";
import type { WiderList, WiderLists } from "../../shared/jobs/found-jobs.ts";
import { isNarrowed, type JobFilter, parametersOf } from "../../shared/jobs/job-filter.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { Sea } from "../shell/Sea.tsx";

interface Props {
  filter: JobFilter;
  wider: WiderLists | undefined;
}

/** Leads on to lists that hold jobs. */
export function NoJobsFound({ filter, wider }: Props) {
  const linkTo = useLinkTo();
  const { lists = [], nearest } = wider ?? {};
  return (
    <div className="empty">
      <Sea />
      <p>{t("jobs.empty")}</p>
      {(nearest || lists.length > 0) && (
        <>
          <p>{t("jobs.empty.wider")}</p>
          <ul className="plain leads">
            {nearest && (
              <li>
                <a href={linkTo(routes.jobs, { search: nearest.search })}>
                  {nearest.capped
                    ? t("jobs.empty.nearest.other", { search: nearest.search, n: shownTotal(nearest) })
                    : tn("jobs.empty.nearest", nearest.total, { search: nearest.search })}
                </a>
              </li>
            )}
            {lists.map((list) => (
              <li key={leftOut(list)}>
                <a href={linkTo(routes.jobs, parametersOf(list.filter))}>
                  {list.capped
                    ? t("jobs.empty.without.other", { left: leftOut(list), n: shownTotal(list) })
                    : tn("jobs.empty.without", list.total, { left: leftOut(list) })}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {isNarrowed(filter) && (
        <p className="actions">
          <ButtonLink href={linkTo(routes.jobs)}>
            {t(
              activeFilters(filter).every(({ name }) => name === "search")
                ? "jobs.empty.all"
                : "jobs.empty.clear",
            )}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

const shownTotal = ({ total, capped }: { total: number; capped: boolean }) =>
  capped ? `${count(total)}+` : count(total);

const leftOut = ({ without }: WiderList) =>
  "words" in without
    ? t("jobs.empty.words", { words: without.words })
    : t(`jobs.empty.left.${without.choice}`);

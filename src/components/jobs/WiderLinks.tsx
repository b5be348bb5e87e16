import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { count } from "../../shared/format.ts";
import type { WiderList, WiderLists } from "../../shared/jobs/found-jobs.ts";
import { parametersOf } from "../../shared/jobs/job-filter.ts";

/** Lists that hold jobs when this one does not hold what was asked for. */
export function WiderLinks({ wider: { lists, nearest } }: { wider: WiderLists }) {
  const linkTo = useLinkTo();
  if (!nearest && lists.length === 0) return null;
  return (
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
  );
}

const shownTotal = ({ total, capped }: { total: number; capped: boolean }) =>
  capped ? `${count(total)}+` : count(total);

const leftOut = ({ without }: WiderList) =>
  "words" in without
    ? t("jobs.empty.words", { words: without.words })
    : t(`jobs.empty.left.${without.choice}`);

import { activeFilters } from "../../../islands/jobs/active-filters.ts";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { listedNames } from "../../content/listed-names.ts";
import { missedSearch } from "../../content/missed-search.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { ExplainedQuery } from "../../shared/jobs/found-jobs.ts";
import { type JobFilter, parametersOf } from "../../shared/jobs/job-filter.ts";
import { nestedQuotes } from "../../shared/nested-quotes.ts";

interface Props {
  explained: ExplainedQuery;
  filter: JobFilter;
  /** No job is what was asked for. */
  isMissed: boolean;
  /** The empty list itself says that no job matches, but not where. */
  isEmpty: boolean;
}

/** Says how the site read the words, and how to take that back. */
export function SearchNotes({ explained, filter, isMissed, isEmpty }: Props) {
  const linkTo = useLinkTo();
  const { corrected, alsoSearched, choices } = explained;
  const search = filter.search ?? "";
  const noMatch = t("jobs.empty.search", { search: nestedQuotes(search) });
  const missed = missedSearch(explained, search);
  return (
    <>
      {(corrected || (isMissed && !(isEmpty && missed === noMatch))) && (
        <p>
          {corrected ? noMatch : missed}{" "}
          {corrected && (
            <>
              {isMissed ? missedSearch(explained, corrected) : t("jobs.read.corrected", { words: corrected })}{" "}
              <a href={linkTo(routes.jobs, parametersOf({ ...filter, isLiteral: true }))}>
                {t("jobs.read.exact", { words: search })}
              </a>
            </>
          )}
        </p>
      )}
      {alsoSearched.length > 0 && (
        <p className="meta">{t("jobs.read.also", { phrases: listedNames(alsoSearched) })}</p>
      )}
      {choices.length > 0 && (
        <ul className="chips plain" aria-label={t("jobs.read.choices")}>
          {choices.map(({ choice, without }) =>
            activeFilters(choice).map(({ label }) => (
              <li key={`${label} ${without.search}`}>
                <a
                  className="chip"
                  href={linkTo(routes.jobs, parametersOf(without))}
                  aria-label={t("jobs.read.remove", { choice: label })}
                >
                  {label} <span aria-hidden="true">×</span>
                </a>
              </li>
            )),
          )}
        </ul>
      )}
    </>
  );
}

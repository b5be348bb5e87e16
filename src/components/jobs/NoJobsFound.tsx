import { activeFilters } from "../../../islands/jobs/active-filters.ts";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { WiderLists } from "../../shared/jobs/found-jobs.ts";
import { isNarrowed, type JobFilter } from "../../shared/jobs/job-filter.ts";
import { nestedQuotes } from "../../shared/nested-quotes.ts";
import { ButtonLink, QuietLink } from "../shell/ButtonLink.tsx";
import { Sea } from "../shell/Sea.tsx";
import { WiderLinks } from "./WiderLinks.tsx";

interface Props {
  filter: JobFilter;
  wider: WiderLists | undefined;
}

/** Links lists that hold jobs. */
export function NoJobsFound({ filter, wider }: Props) {
  const linkTo = useLinkTo();
  const isOnlyTyped = activeFilters(filter).every(({ name }) => name === "search");
  const Link = isOnlyTyped ? ButtonLink : QuietLink;
  return (
    <div className="empty">
      <Sea />
      <p>{t("jobs.empty")}</p>
      {isOnlyTyped && filter.search && !wider && (
        <p>
          {t("jobs.empty.search", { search: nestedQuotes(filter.search) })} {t("jobs.empty.spelling")}
        </p>
      )}
      {wider && <WiderLinks wider={wider} />}
      {isNarrowed(filter) && (
        <p className="actions">
          <Link href={linkTo(routes.jobs)}>{t(isOnlyTyped ? "jobs.empty.all" : "jobs.empty.clear")}</Link>
        </p>
      )}
    </div>
  );
}

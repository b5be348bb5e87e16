import * as routes from "../../src/routes.ts";
import { type JobFilter, parametersOf } from "../../src/shared/jobs/job-filter.ts";
import { instead } from "../lib/instead.ts";
import { useLinkTo } from "../lib/locale.ts";
import { activeFilters, type FilterName } from "./active-filters.ts";
import { t } from "./words.ts";

interface Props {
  filter: JobFilter;
  /** Removes the named condition, or all of them. */
  onRemove: (name?: FilterName) => void;
}

export function FilterChips({ filter, onRemove }: Props) {
  const linkTo = useLinkTo();
  const active = activeFilters(filter);
  if (active.length === 0) return null;
  return (
    <ul
      className={filter.search && active.length === 1 ? "chips plain typed" : "chips plain"}
      aria-label={t("jobs.filter.active")}
    >
      {active.map(({ name, label }) => (
        <li key={name} className={name === "search" ? "typed" : undefined}>
          <a
            className="chip"
            href={linkTo(routes.jobs, parametersOf({ ...filter, [name]: undefined }))}
            aria-label={t("jobs.filter.remove", { filter: label })}
            onClick={instead(() => onRemove(name))}
          >
            {label} <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a className="chip" href={linkTo(routes.jobs)} onClick={instead(() => onRemove())}>
            {t("jobs.empty.clear")}
          </a>
        </li>
      )}
    </ul>
  );
}

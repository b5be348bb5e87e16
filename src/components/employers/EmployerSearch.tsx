import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { checkFilters, type EmployersPlace } from "../../shared/employers/employers-place.ts";
import { count } from "../../shared/format.ts";

interface Props {
  place: EmployersPlace;
  counts: { all: number; yes: number; no: number };
}

/** Finds companies above the list of all of them. */
export function EmployerSearch({ place: { search, checked }, counts }: Props) {
  const linkTo = useLinkTo();
  const companies = (query = {}) =>
    `${linkTo(routes.adminEmployers, { list: "companies", ...query })}#companies`;
  const found = counts[checked ?? "all"];
  return (
    <>
      <search>
        <form className="inline-form" method="get" action={companies()}>
          <label htmlFor="search">
            {t("admin.employers.search")}
            <input id="search" type="search" name="search" defaultValue={search} maxLength={200} />
          </label>
          <input type="hidden" name="list" value="companies" />
          {checked && <input type="hidden" name="checked" value={checked} />}
          <button type="submit">{t("admin.applications.submit")}</button>
        </form>
      </search>
      <nav className="tabs filters" aria-label={t("admin.employers.filter")}>
        {[undefined, ...checkFilters].map((filter) => (
          <a
            key={filter ?? "all"}
            href={companies({ search, checked: filter })}
            aria-current={filter === checked ? "page" : undefined}
          >
            {t(`admin.employers.filter.${filter ?? "all"}`)} <small>{count(counts[filter ?? "all"])}</small>
          </a>
        ))}
      </nav>
      {search && (
        <p className="actions">
          <strong role="status">
            {found > 0 ? tn("admin.employers.count", found) : t("admin.employers.none")}
          </strong>
          <a href={companies({ checked })}>{t("admin.applications.clear")}</a>
        </p>
      )}
      {!search && checked && found === 0 && <p>{t(`admin.employers.none.${checked}`)}</p>}
    </>
  );
}

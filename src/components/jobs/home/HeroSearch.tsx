import { Options } from "../../../../islands/lib/Options.tsx";
import { destinations } from "../../../content/destinations.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { browseSectors, sectorOptions } from "../../../shared/jobs/sectors.ts";
import { linkTo } from "../../../shared/link.ts";

/** The first filters of the list of vacancies, which it leads to. */
export function HeroSearch() {
  return (
    <form className="search" action={linkTo(routes.jobs)} aria-label={t("jobs.filter.label")}>
      <label>
        {t("jobs.filter.search")}
        <input type="search" name="search" placeholder={t("jobs.filter.search.placeholder")} />
      </label>
      <label>
        {t("jobs.filter.country")}
        <select name="country">
          <option value="">{t("jobs.filter.country.all")}</option>
          {destinations.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <label>
        {t("jobs.filter.sector")}
        <select name="sector">
          <option value="">{t("jobs.filter.sector.all")}</option>
          <Options of={sectorOptions(browseSectors)} />
        </select>
      </label>
      <button type="submit">{t("jobs.filter.submit")}</button>
    </form>
  );
}

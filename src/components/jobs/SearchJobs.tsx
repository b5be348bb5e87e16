import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

/** Leads from a page that has little more than its head to the list of jobs. */
export function SearchJobs() {
  const linkTo = useLinkTo();
  return (
    <form className="inline-form" action={linkTo(routes.jobs)}>
      <label>
        {t("jobs.filter.search")}
        <input name="search" placeholder={t("home.hero.search")} maxLength={200} />
      </label>
      <button type="submit">{t("jobs.filter.submit")}</button>
    </form>
  );
}

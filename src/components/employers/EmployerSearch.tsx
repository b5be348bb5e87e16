import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";

interface Props {
  search: string | undefined;
  found: number;
}

/** Finds a company above the list of all of them. */
export function EmployerSearch({ search, found }: Props) {
  const linkTo = useLinkTo();
  return (
    <>
      <search>
        <form className="inline-form" method="get" action={`${linkTo(routes.adminEmployers)}#companies`}>
          <label htmlFor="search">
            {t("admin.employers.search")}
            <input id="search" type="search" name="search" defaultValue={search} maxLength={200} />
          </label>
          <button type="submit">{t("admin.applications.submit")}</button>
        </form>
      </search>
      {search && (
        <p className="actions">
          <strong role="status">
            {found > 0 ? tn("admin.employers.count", found) : t("admin.employers.none")}
          </strong>
          <a href={`${linkTo(routes.adminEmployers)}#companies`}>{t("admin.applications.clear")}</a>
        </p>
      )}
    </>
  );
}

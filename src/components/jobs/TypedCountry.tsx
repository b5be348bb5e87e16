import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t, tn } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { Badge } from "../shell/Badge.tsx";

interface Props {
  typed: {
    country: string;
    jobs: number;
    /** Undefined until the administrator decides. */
    confirmed: boolean | undefined;
  };
  page: number;
}

/** A name that an employer typed for a country, and whether it counts as one. */
export function TypedCountry({ typed: { country, jobs, confirmed }, page }: Props) {
  const linkTo = useLinkTo();
  const decisions = [
    ...(confirmed === true ? [] : (["confirm"] as const)),
    ...(confirmed === false ? [] : (["decline"] as const)),
  ];
  return (
    <li className="card">
      <h3>
        <a href={linkTo(routes.jobs, { country })}>{country}</a>
      </h3>
      <p className="badges">
        {confirmed === true && <Badge kind="ok">{t("admin.countries.confirmed")}</Badge>}
        {confirmed === false && <Badge>{t("admin.countries.declined")}</Badge>}
        <span className="meta">{tn("admin.countries.jobs", jobs)}</span>
      </p>
      <form className="actions" method="post" action={linkTo(routes.adminCountries, { page })}>
        <input type="hidden" name="country" value={country} />
        {decisions.map((decision) => (
          <button
            key={decision}
            type="submit"
            name="decision"
            value={decision}
            className={decision === "confirm" ? "btn" : "btn btn-quiet"}
            aria-label={t("admin.countries.of", { action: t(`admin.countries.${decision}`), country })}
          >
            {t(`admin.countries.${decision}`)}
          </button>
        ))}
      </form>
    </li>
  );
}

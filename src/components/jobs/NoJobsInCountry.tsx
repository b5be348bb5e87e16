import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { countryList } from "../../content/country-list.ts";
import { destinations } from "../../content/destinations.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import { say } from "../../shared/say.ts";
import { ButtonLink } from "../shell/ButtonLink.tsx";
import { Sea } from "../shell/Sea.tsx";

interface Props {
  country: string;
  /** Appears after the links to other jobs. */
  children?: ReactNode;
}

/** A name that comes from an address has other capitals, as in "Isle Of Man". */
const knownCountries: ReadonlySet<string> = new Set(Object.values(countryList).map(countrySlug));

/** The country in the address may not exist, so the page links the destinations. */
export function NoJobsInCountry({ country, children }: Props) {
  const linkTo = useLinkTo();
  const isKnown = knownCountries.has(countrySlug(country));
  const empty = t("countryJobs.empty", { country: say(country) });
  return (
    <>
      <div className="empty">
        <Sea />
        {isKnown ? (
          <p>{empty}</p>
        ) : (
          <>
            <p>
              <strong>{t("countryJobs.unknown")}</strong>
            </p>
            <p className="meta">{empty}</p>
          </>
        )}
        <p className="actions">
          <ButtonLink href={linkTo(routes.jobs)}>{t("countryJobs.browse")}</ButtonLink>
          {children}
        </p>
      </div>
      <section className="narrowing">
        <h2>{t("home.destinations.title")}</h2>
        <ul className="plain">
          {destinations
            .filter(({ name }) => name !== country)
            .map(({ name }) => (
              <li key={name}>
                <a href={linkTo(routes.country, { country: countrySlug(name) })}>{say(name)}</a>
              </li>
            ))}
        </ul>
      </section>
    </>
  );
}

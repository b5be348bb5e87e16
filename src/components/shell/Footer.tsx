import { useLinkTo } from "../../../islands/lib/locale.ts";
import { footerCountries } from "../../content/destinations.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import { say } from "../../shared/say.ts";
import { NewsletterForm } from "../alerts/NewsletterForm.tsx";
import { AccountLink } from "./AccountLink.tsx";
import { footerLinks } from "./footer-links.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { Mark } from "./Mark.tsx";
import { OperatorLines } from "./OperatorLines.tsx";
import type { Translated } from "./page-meta.ts";

export function Footer({ otherLanguages }: { otherLanguages: readonly Translated[] }) {
  const linkTo = useLinkTo();
  return (
    <footer className="site-foot navy">
      <div className="wrap">
        <div>
          <p className="brand">
            <Mark />
            {site.name}
          </p>
          <p>{say(site.tagline)}</p>
          <p>
            {`${t("footer.contactHint")} `}
            <a className="email" href={`mailto:${site.contactEmail}`}>
              {site.contactEmail}
            </a>
          </p>
          <OperatorLines />
          {otherLanguages.length > 0 && (
            <ul className="plain brief">
              <LanguageLinks pages={otherLanguages} />
            </ul>
          )}
        </div>
        <nav aria-labelledby="foot-links">
          <h2 id="foot-links">{t("footer.links")}</h2>
          <ul className="plain">
            {footerLinks.map(({ route, label }) => (
              <li key={route.path}>
                <a href={linkTo(route)}>{t(label)}</a>
              </li>
            ))}
            <li>
              <AccountLink />
            </li>
          </ul>
        </nav>
        <div>
          <h2>{t("footer.countries")}</h2>
          <ul className="plain brief">
            {footerCountries.map((country) => (
              <li key={country}>
                <a href={linkTo(routes.country, { country: countrySlug(country) })}>{say(country)}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t("newsletter.title")}</h2>
          <p>{t("newsletter.text")}</p>
          <NewsletterForm id="foot-email" />
        </div>
        <p className="small-print">
          {`${site.name}. ${t("footer.note")} `}
          <a href={linkTo(routes.developers)}>{t("footer.developers")}</a>
        </p>
      </div>
    </footer>
  );
}

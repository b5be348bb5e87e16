import { footerCountries } from "../../content/destinations.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import { linkTo } from "../../shared/link.ts";
import { NewsletterForm } from "../alerts/NewsletterForm.tsx";
import { Mark } from "./Mark.tsx";

const links = [
  [linkTo(routes.home), t("footer.home")],
  [linkTo(routes.jobs), t("footer.jobs")],
  [linkTo(routes.apply), t("footer.apply")],
  [linkTo(routes.track), t("track.title")],
  [linkTo(routes.alerts), t("alerts.title")],
  [linkTo(routes.reviews), t("footer.reviews")],
  [linkTo(routes.safety), t("safety.link")],
  [linkTo(routes.terms), t("footer.terms")],
  [linkTo(routes.privacy), t("footer.privacy")],
  [linkTo(routes.becomeEmployer), t("footer.employers")],
  [linkTo(routes.signIn), t("footer.signIn")],
] as const;

export function Footer() {
  return (
    <footer className="site-foot navy">
      <div className="wrap">
        <div className="wide">
          <p className="brand">
            <Mark />
            {site.name}
          </p>
          <p>{site.tagline}</p>
          <p>
            {t("footer.contactHint")}{" "}
            <a className="email" href={`mailto:${site.contactEmail}`}>
              {site.contactEmail}
            </a>
          </p>
        </div>
        <nav aria-labelledby="foot-links">
          <h2 id="foot-links">{t("footer.links")}</h2>
          <ul className="plain">
            {links.map(([href, label]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2>{t("footer.countries")}</h2>
          <ul className="plain">
            {footerCountries.map((country) => (
              <li key={country}>
                <a href={linkTo(routes.country, { country: countrySlug(country) })}>{country}</a>
              </li>
            ))}
          </ul>
        </div>
        <div className="wide">
          <h2>{t("newsletter.title")}</h2>
          <p>{t("newsletter.text")}</p>
          <NewsletterForm id="foot-email" />
        </div>
        <p className="small-print">
          {site.name}. {t("footer.note")} <a href={linkTo(routes.developers)}>{t("footer.developers")}</a>
        </p>
      </div>
    </footer>
  );
}

import { footerCountries } from "../../content/destinations.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";
import { NewsletterForm } from "../alerts/NewsletterForm.tsx";
import { Mark } from "./Mark.tsx";

const links = [
  [urls.home(), t("footer.home")],
  [urls.jobs(), t("footer.jobs")],
  [urls.apply(), t("footer.apply")],
  [urls.track(), t("track.title")],
  [urls.alerts(), t("alerts.title")],
  [urls.reviews(), t("footer.reviews")],
  [urls.safety(), t("safety.link")],
  [urls.terms(), t("footer.terms")],
  [urls.privacy(), t("footer.privacy")],
  [urls.becomeEmployer(), t("footer.employers")],
  [urls.signIn(), t("footer.signIn")],
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
                <a href={urls.country(country)}>{country}</a>
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
          {site.name}. {t("footer.note")} <a href={urls.developers()}>{t("footer.developers")}</a>
        </p>
      </div>
    </footer>
  );
}

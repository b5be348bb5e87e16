import { t } from "../../../content/words.ts";
import { urls } from "../../../shared/urls.ts";
import { NewsletterForm } from "../../alerts/NewsletterForm.tsx";

export function JobAlerts() {
  return (
    <section className="band tint">
      <div className="wrap split">
        <div>
          <h2>{t("home.newsletter.title")}</h2>
          <p>{t("home.newsletter.text")}</p>
          <p>
            <a href={urls.alerts()}>{t("home.newsletter.choose")}</a>
          </p>
        </div>
        <NewsletterForm id="alerts-email" />
      </div>
    </section>
  );
}

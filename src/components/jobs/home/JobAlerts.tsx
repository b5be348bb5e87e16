import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { linkTo } from "../../../shared/link.ts";
import { NewsletterForm } from "../../alerts/NewsletterForm.tsx";

export function JobAlerts() {
  return (
    <section className="band tint">
      <div className="wrap split">
        <div>
          <h2>{t("home.newsletter.title")}</h2>
          <p>{t("home.newsletter.text")}</p>
          <p>
            <a href={linkTo(routes.alerts)}>{t("home.newsletter.choose")}</a>
          </p>
        </div>
        <NewsletterForm id="alerts-email" />
      </div>
    </section>
  );
}

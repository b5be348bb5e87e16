import { useLinkTo } from "../../../../islands/lib/locale.ts";
import { claims } from "../../../content/claims.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { say } from "../../../shared/say.ts";
import { NewsletterForm } from "../../alerts/NewsletterForm.tsx";
import { ApplyLink, QuietLink } from "../../shell/ButtonLink.tsx";
import { useClaims } from "../../shell/confirmed-claims.ts";
import { Icon } from "../../shell/Icon.tsx";

export function InterviewsOpen() {
  const linkTo = useLinkTo();
  const isConfirmed = useClaims();
  const preparation = isConfirmed("benefits") ? t("home.interviews.preparation") : undefined;
  const response = isConfirmed("response-time")
    ? t("home.interviews.response", { time: say(claims.responseTime) })
    : undefined;
  const promises = [
    ["video", t("home.interviews.virtual")],
    ["check", preparation],
    ["mail", response],
  ] as const;
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.interviews.title")}</h2>
        <ul className="plain checks">
          {promises.map(
            ([icon, text]) =>
              text && (
                <li key={icon}>
                  <Icon name={icon} />
                  {text}
                </li>
              ),
          )}
        </ul>
        <p className="actions">
          <QuietLink href={linkTo(routes.apply)}>{t("home.interviews.apply")}</QuietLink>
        </p>
      </div>
    </section>
  );
}

export function JobAlerts() {
  const linkTo = useLinkTo();
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.newsletter.title")}</h2>
        <div>
          <p>{t("home.newsletter.text")}</p>
          <p>
            <a href={linkTo(routes.alerts)}>{t("home.newsletter.choose")}</a>
          </p>
          <NewsletterForm id="alerts-email" />
        </div>
      </div>
    </section>
  );
}

export function ReadyToSail() {
  const linkTo = useLinkTo();
  return (
    <section className="band navy final">
      <div className="wrap">
        <h2>{t("home.final.title")}</h2>
        <p className="lead">{t("home.final.text")}</p>
        <p className="actions">
          <ApplyLink href={linkTo(routes.apply)}>{t("home.final.apply")}</ApplyLink>
          <QuietLink href={linkTo(routes.jobs)}>{t("home.final.browse")}</QuietLink>
        </p>
      </div>
    </section>
  );
}

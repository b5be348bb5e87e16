import { claims } from "../../../content/claims.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { linkTo } from "../../../shared/link.ts";
import { QuietLink } from "../../shell/ButtonLink.tsx";
import { Icon } from "../../shell/Icon.tsx";

export function InterviewsOpen() {
  return (
    <section className="band tint">
      <div className="wrap split">
        <div>
          <h2>{t("home.interviews.title")}</h2>
          <p>{t("home.interviews.text")}</p>
          <p className="actions">
            <QuietLink href={linkTo(routes.apply)}>{t("home.interviews.apply")}</QuietLink>
          </p>
        </div>
        <ul className="plain checks">
          <li>
            <Icon name="video" />
            {t("home.interviews.virtual")}
          </li>
          <li>
            <Icon name="check" />
            {t("home.interviews.preparation")}
          </li>
          <li>
            <Icon name="mail" />
            {t("home.interviews.response", { time: claims.responseTime })}
          </li>
        </ul>
      </div>
    </section>
  );
}

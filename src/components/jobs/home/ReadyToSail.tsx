import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { linkTo } from "../../../shared/link.ts";
import { ApplyLink, QuietLink } from "../../shell/ButtonLink.tsx";

export function ReadyToSail() {
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

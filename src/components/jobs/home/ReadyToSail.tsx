import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { linkTo } from "../../../shared/link.ts";

export function ReadyToSail() {
  return (
    <section className="band navy final">
      <div className="wrap">
        <h2>{t("home.final.title")}</h2>
        <p className="lead">{t("home.final.text")}</p>
        <p className="actions">
          <a className="btn btn-apply" href={linkTo(routes.apply)}>
            {t("home.final.apply")}
          </a>
          <a className="btn btn-quiet" href={linkTo(routes.jobs)}>
            {t("home.final.browse")}
          </a>
        </p>
      </div>
    </section>
  );
}

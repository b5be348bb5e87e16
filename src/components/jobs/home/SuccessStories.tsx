import { claims } from "../../../content/claims.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { linkTo } from "../../../shared/link.ts";
import { QuietLink } from "../../shell/ButtonLink.tsx";
import { Stat } from "../../shell/Stat.tsx";

export function SuccessStories() {
  return (
    <section className="band">
      <div className="wrap">
        <h2>{t("home.stats.title")}</h2>
        <ul className="tiles">
          <Stat value={claims.reviewCount} label={t("home.stats.reviews")} />
          <Stat value={claims.averageRating} label={t("home.stats.rating")} />
          <Stat value={claims.placed} label={t("home.stats.placed")} />
        </ul>
        <p className="actions">
          <QuietLink href={linkTo(routes.reviews)}>{t("home.stats.link")}</QuietLink>
        </p>
      </div>
    </section>
  );
}

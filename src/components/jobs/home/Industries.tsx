import { industryClaims } from "../../../content/claims.ts";
import { t } from "../../../content/words.ts";
import * as routes from "../../../routes.ts";
import { linkTo } from "../../../shared/link.ts";
import { Badge } from "../../shell/Badge.tsx";
import { Icon } from "../../shell/Icon.tsx";

export function Industries() {
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t("home.industries.title")}</h2>
        <ul className="cards">
          {industryClaims.map(({ sector, positions }) => (
            <li key={sector} className="card link-card">
              <Icon name={sector} />
              <h3>
                <a href={linkTo(routes.jobs, { sector })}>{t(`home.industries.${sector}.title`)}</a>
              </h3>
              <p>{t(`home.industries.${sector}.text`)}</p>
              <p>
                <Badge kind="info">{t("home.industries.positions", { positions })}</Badge>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";

/** The way in for employers, at the foot of a page for everybody. */
export function EmployerInvitation() {
  return (
    <section>
      <h2>{t("becomeEmployer.invite.title")}</h2>
      <p>
        {t("becomeEmployer.invite.text")}{" "}
        <a href={linkTo(routes.becomeEmployer)}>{t("becomeEmployer.title")}</a>
      </p>
    </section>
  );
}

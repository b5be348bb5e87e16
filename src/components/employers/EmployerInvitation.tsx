import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";

/** The way in for employers, at the foot of a page for everybody. */
export function EmployerInvitation() {
  return (
    <section>
      <h2>{t("becomeEmployer.invite.title")}</h2>
      <p>
        {t("becomeEmployer.invite.text")} <a href={urls.becomeEmployer()}>{t("becomeEmployer.title")}</a>
      </p>
    </section>
  );
}

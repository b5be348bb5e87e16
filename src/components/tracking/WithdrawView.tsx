import { t } from "../../content/words.ts";
import { urls } from "../../shared/urls.ts";

/** Asks once more before an application is withdrawn. */
export function WithdrawView({ reference, token }: { reference: string; token: string }) {
  return (
    <div className="narrow page">
      <h1>{t("withdrawal.title", { reference })}</h1>
      <p className="lead">{t("withdrawal.lead")}</p>
      <ul>
        <li>{t("withdrawal.employerSees")}</li>
        <li>{t("withdrawal.fee")}</li>
        <li>{t("withdrawal.data")}</li>
      </ul>
      <form method="post" action={urls.applicationWithdrawal(token)}>
        <p className="actions">
          <button type="submit">{t("withdrawal.submit")}</button>
          <a className="btn btn-quiet" href={urls.application(token)}>
            {t("withdrawal.keep")}
          </a>
        </p>
      </form>
    </div>
  );
}

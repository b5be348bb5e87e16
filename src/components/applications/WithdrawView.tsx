import { refundReasons } from "../../content/refund-reasons.ts";
import { t } from "../../content/words.ts";
import type { Addressee } from "../../db/applications/applications.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { QuietLink } from "../shell/ButtonLink.tsx";

interface Props {
  application: Pick<Addressee, "reference" | "hasEmployer" | "closedBecause" | "paymentStatus">;
  token: string;
}

/** Asks once more before an application is withdrawn. */
export function WithdrawView({ application, token }: Props) {
  const { reference, hasEmployer, closedBecause, paymentStatus } = application;
  return (
    <div className="narrow page">
      <h1>{t("withdrawal.title", { reference })}</h1>
      <p className="lead">{t("withdrawal.lead")}</p>
      <ul>
        <li>{t(hasEmployer ? "withdrawal.employerSees" : "withdrawal.weSee")}</li>
        {paymentStatus === "completed" && (
          <li>
            {closedBecause
              ? t("withdrawal.refund", { reason: refundReasons[closedBecause].receipt })
              : t("withdrawal.fee")}
          </li>
        )}
        <li>{t("withdrawal.data")}</li>
      </ul>
      <form method="post" action={linkTo(routes.applicationWithdrawal, { token })}>
        <p className="actions">
          <button type="submit" className="btn-danger">
            {t("withdrawal.submit")}
          </button>
          <QuietLink href={linkTo(routes.application, { token })}>{t("withdrawal.keep")}</QuietLink>
        </p>
      </form>
    </div>
  );
}

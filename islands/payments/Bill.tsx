import { listed } from "../../src/shared/format.ts";
import { say } from "../../src/shared/say.ts";
import type { WizardProps } from "../applying/wizard-props.ts";
import { RefundsLink } from "./FeeNotice.tsx";
import { useFee } from "./fee.ts";
import { t } from "./words.ts";

export function Bill({ job, chargedBy, feeTerms, feeLine }: WizardProps) {
  const { amount = "" } = useFee();
  return (
    <div className="bill">
      <p className="meta">{t("apply.bill.application")}</p>
      <p className="bought">
        {job ? job.title : t("apply.bill.general")}
        {job && (
          <span className="meta">
            {listed([job.company, say(job.country)])}
            <br />
            {job.pay}
          </span>
        )}
      </p>
      <p className="sum">{amount}</p>
      {job?.sample ? (
        <p className="meta">{feeLine}</p>
      ) : (
        <>
          <p className="meta">
            {t("apply.payment.summary")}. <RefundsLink {...feeTerms} />
          </p>
          <p className="meta">
            {t("fee.buysNothing")} {t("apply.payment.chargedBy", { name: chargedBy })}
          </p>
        </>
      )}
    </div>
  );
}

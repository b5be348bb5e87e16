import * as routes from "../../src/routes.ts";
import { Fact } from "../lib/Fact.tsx";
import { useLinkTo } from "../lib/locale.ts";
import { t } from "./application-words.ts";
import type { ListedFee } from "./listed-application.ts";

interface Props {
  id: string;
  fee: ListedFee;
  /** The candidate's data is erased, so only the administrator reads the reason. */
  isErased: boolean;
}

export function FeeRefund({ id, isErased, fee: { amount, rest, state, reason, failedAt } }: Props) {
  const linkTo = useLinkTo();
  const fee = rest ?? amount;
  if (state === "refunding")
    return <p className="meta refund-state">{t("admin.refund.underWay", { fee })}</p>;
  if (state === "refunded")
    return (
      <dl className="refund-state">
        <Fact term={t("admin.refund.done", { fee })}>{reason ?? "-"}</Fact>
      </dl>
    );
  return (
    // When the server refuses the refund, the page opens with this application unfolded.
    <form className="refund" method="post" action={`${linkTo(routes.adminRefund, { id })}#application-${id}`}>
      <h4>{t("admin.refund.title")}</h4>
      {failedAt && <p className="notice notice-error">{t("admin.refund.failed", { date: failedAt })}</p>}
      <p className="meta">
        {rest ? t("admin.refund.rest", { fee: amount, rest }) : t("admin.refund.text", { fee: amount })}
      </p>
      <label htmlFor={`reason-${id}`}>
        {t(isErased ? "admin.refund.reason.erased" : "admin.refund.reason")}
      </label>
      <input
        id={`reason-${id}`}
        name="reason"
        defaultValue={reason ?? ""}
        minLength={3}
        maxLength={300}
        required
        autoComplete="off"
      />
      <button type="submit" className="btn btn-quiet btn-remove">
        {t("admin.refund.submit", { fee })}
      </button>
    </form>
  );
}

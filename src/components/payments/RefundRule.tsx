import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

/** Says in one sentence whether a fee comes back, and links the clause that names the cases. */
export function RefundRule() {
  return (
    <>
      {`${t("withdrawal.fee")} `}
      <RefundLink />
    </>
  );
}

export function RefundLink() {
  const linkTo = useLinkTo();
  return <a href={`${linkTo(routes.terms)}#clause-9`}>{t("fee.refunds")}</a>;
}

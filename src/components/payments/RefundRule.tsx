import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

/** Says in one sentence whether a fee comes back, and links the clause that names the cases. */
export function RefundRule() {
  const linkTo = useLinkTo();
  return (
    <>
      {`${t("withdrawal.fee")} `}
      <a href={`${linkTo(routes.terms)}#clause-9`}>{t("fee.refunds")}</a>
    </>
  );
}

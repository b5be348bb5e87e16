import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";

export const isAtSea = (sector: string): boolean => sector === "shipping" || sector === "luxury-cruise";

/** Leads to what the Maritime Labour Convention says about fees. */
export function SeafarersLink() {
  const linkTo = useLinkTo();
  return <a href={`${linkTo(routes.safety)}#seafarers`}>{t("fee.seafarers")}</a>;
}

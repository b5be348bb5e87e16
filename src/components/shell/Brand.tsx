import { useLinkTo } from "../../../islands/lib/locale.ts";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { Mark } from "./Mark.tsx";

/** The mark and the site's name, which lead home. Every header begins with it. */
export function Brand() {
  const linkTo = useLinkTo();
  return (
    <a className="brand" href={linkTo(routes.home)} aria-label={t("shell.brand.label")}>
      <Mark />
      {site.name}
    </a>
  );
}

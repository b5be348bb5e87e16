import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { OperatorLines } from "./OperatorLines.tsx";

const links = [
  [routes.home, t("footer.home")],
  [routes.jobs, t("footer.jobs")],
  [routes.apply, t("footer.apply")],
  [routes.reviews, t("footer.reviews")],
  [routes.terms, t("footer.terms")],
  [routes.privacy, t("footer.privacy")],
] as const;

/** The footer of pages on which somebody works: the specification's six links and nothing else. */
export function FooterRow() {
  const linkTo = useLinkTo();
  return (
    <footer className="foot-row">
      <nav className="wrap" aria-label={t("footer.links")}>
        <ul className="plain">
          {links.map(([route, label]) => (
            <li key={route.path}>
              <a href={linkTo(route)}>{label}</a>
            </li>
          ))}
        </ul>
        <OperatorLines />
      </nav>
    </footer>
  );
}

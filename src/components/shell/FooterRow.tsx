import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import { footerLinks } from "./footer-links.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { OperatorLines } from "./OperatorLines.tsx";
import type { Translated } from "./page-meta.ts";

const links = footerLinks.filter(({ isNamed }) => isNamed);

/** The footer of pages for work has only the six links of the specification. */
export function FooterRow({ otherLanguages }: { otherLanguages: readonly Translated[] }) {
  const linkTo = useLinkTo();
  return (
    <footer className="foot-row">
      <nav className="wrap" aria-label={t("footer.links")}>
        <ul className="plain">
          {links.map(({ route, label }) => (
            <li key={route.path}>
              <a href={linkTo(route)}>{t(label)}</a>
            </li>
          ))}
        </ul>
        {otherLanguages.length > 0 && (
          <ul className="plain">
            <LanguageLinks pages={otherLanguages} />
          </ul>
        )}
        <OperatorLines />
      </nav>
    </footer>
  );
}

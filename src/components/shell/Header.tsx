import { useLinkTo } from "../../../islands/lib/locale.ts";
import { type PlainKey, t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Route } from "../../shared/route.ts";
import { AccountLink } from "./AccountLink.tsx";
import { Brand } from "./Brand.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import type { Translated } from "./page-meta.ts";

interface HeaderLink {
  route: Route;
  label: PlainKey;
  /** Only the menu of a small screen has it. */
  isInMenu?: true;
}

const links: HeaderLink[] = [
  { route: routes.home, label: "nav.home" },
  { route: routes.jobs, label: "nav.jobs" },
  { route: routes.partners, label: "nav.partners" },
  { route: routes.reviews, label: "nav.reviews" },
  { route: routes.news, label: "nav.news" },
  { route: routes.saved, label: "saved.nav" },
  { route: routes.track, label: "track.title", isInMenu: true },
  { route: routes.safety, label: "safety.link", isInMenu: true },
];

/** Gives `page` for the page itself, and `true` for a page below it. A job is below the list of jobs. */
function currentness(href: string, path: string, home: string) {
  if (href === path) return "page";
  return href !== home && path.startsWith(`${href}/`) ? "true" : undefined;
}

const linksOf = (isWhole: boolean) => links.filter(({ isInMenu }) => isWhole || !isInMenu);

interface Props {
  path: string;
  /** Undefined where the footer is a row of links, which the menu need not repeat. */
  otherLanguages: readonly Translated[] | undefined;
}

/**
 * The list of links follows its toggle, so that a wide screen can show it whether the toggle is open or not. A link with
 * the toggle's class `menu` is for small screens only.
 */
export function Header({ path, otherLanguages }: Props) {
  const linkTo = useLinkTo();
  const home = linkTo(routes.home);
  return (
    <header className="site-head">
      <div className="wrap">
        <Brand />
        <nav aria-label={t("nav.label")}>
          <details className="menu">
            <summary>{t("nav.menu")}</summary>
          </details>
          <ul>
            {linksOf(otherLanguages !== undefined).map(({ route, label, isInMenu }) => {
              const href = linkTo(route);
              return (
                <li key={href} className={isInMenu && "menu"}>
                  <a href={href} aria-current={currentness(href, path, home)}>
                    {t(label)}
                  </a>
                </li>
              );
            })}
            <li>
              <AccountLink current={currentness(linkTo(routes.signIn), path, home)} />
            </li>
            <li>
              <a
                className="btn btn-quiet"
                href={linkTo(routes.apply)}
                aria-current={currentness(linkTo(routes.apply), path, home)}
              >
                {t("nav.apply")}
              </a>
            </li>
            {otherLanguages && otherLanguages.length > 0 && (
              <li className="menu">
                <ul className="plain brief">
                  <LanguageLinks pages={otherLanguages} />
                </ul>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </header>
  );
}

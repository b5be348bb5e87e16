import { useLinkTo } from "../../../islands/lib/locale.ts";
import { type PlainKey, t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Route } from "../../shared/route.ts";
import { AccountLink } from "./AccountLink.tsx";
import { Brand } from "./Brand.tsx";

const links: { route: Route; label: PlainKey }[] = [
  { route: routes.home, label: "nav.home" },
  { route: routes.jobs, label: "nav.jobs" },
  { route: routes.partners, label: "nav.partners" },
  { route: routes.reviews, label: "nav.reviews" },
  { route: routes.news, label: "nav.news" },
  { route: routes.saved, label: "saved.nav" },
];

/** Gives `page` for the page itself, and `true` for a page below it. A job is below the list of jobs. */
function currentness(href: string, path: string, home: string) {
  if (href === path) return "page";
  return href !== home && path.startsWith(`${href}/`) ? "true" : undefined;
}

/** The list of links follows its toggle, so that a wide screen can show it whether the toggle is open or not. */
export function Header({ path }: { path: string }) {
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
            {links.map(({ route, label }) => {
              const href = linkTo(route);
              return (
                <li key={href}>
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
          </ul>
        </nav>
      </div>
    </header>
  );
}

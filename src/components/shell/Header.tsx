import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { Mark } from "./Mark.tsx";

const links = [
  { href: linkTo(routes.home), label: t("nav.home") },
  { href: linkTo(routes.jobs), label: t("nav.jobs") },
  { href: linkTo(routes.partners), label: t("nav.partners") },
  { href: linkTo(routes.reviews), label: t("nav.reviews") },
  { href: linkTo(routes.news), label: t("nav.news") },
];

/** `page` for the page itself, `true` for one below it: a vacancy stands below the list. */
function currentness(href: string, path: string) {
  if (href === path) return "page";
  return href !== linkTo(routes.home) && path.startsWith(`${href}/`) ? "true" : undefined;
}

/** The list of links follows its toggle, so that a wide screen can show it whether the toggle is open or not. */
export function Header({ path }: { path: string }) {
  return (
    <header className="site-head">
      <div className="wrap">
        <a className="brand" href={linkTo(routes.home)} aria-label={t("shell.brand.label")}>
          <Mark />
          {site.name}
        </a>
        <nav aria-label={t("nav.label")}>
          <details className="menu">
            <summary>{t("nav.menu")}</summary>
          </details>
          <ul>
            {links.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={currentness(href, path)}>
                  {label}
                </a>
              </li>
            ))}
            <li>
              <a
                className="btn btn-quiet"
                href={linkTo(routes.apply)}
                aria-current={currentness(linkTo(routes.apply), path)}
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

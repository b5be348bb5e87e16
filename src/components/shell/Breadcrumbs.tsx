import { useLinkTo } from "../../../islands/lib/locale.ts";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { LinkTo } from "../../shared/link.ts";
import type { StructuredData } from "./page-meta.ts";

interface Crumb {
  path: string;
  label: string;
}

/** The first crumb is the page below the home page, and the last is the page itself. */
export type Trail = readonly Crumb[];

const home = (linkTo: LinkTo): Crumb => ({ path: linkTo(routes.home), label: t("nav.home") });

/** Shows the way to a page. The page itself is named without a link. */
export function Breadcrumbs({ trail }: { trail: Trail }) {
  const linkTo = useLinkTo();
  const here = trail.at(-1);
  return (
    <nav className="trail" aria-label={t("trail.label")}>
      <ol className="plain">
        {[home(linkTo), ...trail].map((crumb) => (
          <li key={crumb.path}>
            {crumb === here ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Describes the same way for search engines. */
export const breadcrumbList = (siteUrl: string, linkTo: LinkTo, trail: Trail): StructuredData => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [home(linkTo), ...trail].map(({ path, label }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    item: siteUrl + path,
  })),
});

import { Hono } from "hono";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import { inLocale } from "../../shared/languages.ts";
import type { LinkTo } from "../../shared/link.ts";

/**
 * Only public pages are here. A page that depends on the visitor, or does something, is fetched when the visitor
 * opens it.
 */
const fetchedAhead = (linkTo: LinkTo) => [
  linkTo(routes.home),
  linkTo(routes.jobs),
  `${linkTo(routes.jobs)}?*`,
  `${linkTo(routes.jobs)}/*`,
  linkTo(routes.country, { country: countrySlug("*") }),
  linkTo(routes.partners),
  `${linkTo(routes.partners)}?*`,
  linkTo(routes.reviews),
  linkTo(routes.news),
  linkTo(routes.terms),
  linkTo(routes.privacy),
];

const onIntent = (pages: string[]) => ({
  prefetch: [{ source: "document", where: { href_matches: pages }, eagerness: "moderate" }],
});

/** A browser may fetch these pages when the visitor points at a link, except for a visitor who saves data. */
export const speculationRules = new Hono<Env>().get(routes.speculationRules.path, (c) => {
  const savesData = c.req.header("Save-Data")?.toLowerCase() === "on";
  const pages = fetchedAhead(c.var.linkTo);
  const inAll = c.env.settings.languages.flatMap((locale) => pages.map((page) => inLocale(locale, page)));
  return c.body(JSON.stringify(savesData ? {} : onIntent(inAll)), 200, {
    "Content-Type": "application/speculationrules+json",
    "Cache-Control": "public, max-age=86400",
    Vary: "Save-Data",
  });
});

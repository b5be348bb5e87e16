import { type Context, Hono } from "hono";
import { destinations } from "../../content/destinations.ts";
import { listOpenCountries } from "../../db/jobs/job-facets.ts";
import { countOpenJobs } from "../../db/jobs/jobs.ts";
import { listSitemapJobs, listSitemapParts, mostDigits } from "../../db/jobs/sitemap.ts";
import { listOpenTrades } from "../../db/jobs/trades.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { allRoutes } from "../../middleware/route-at.ts";
import { alternatesOf } from "../../middleware/translated-page.ts";
import { xml } from "../../middleware/xml.ts";
import * as routes from "../../routes.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import { leastListed } from "../../shared/jobs/trade.ts";
import type { LinkTo } from "../../shared/link.ts";

/** A part holds this many addresses on average; a sitemap may hold 50,000. */
const jobsInPart = 10_000;
const mostInPart = 50_000;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Lists the site's pages for search engines, in parts. */
export const sitemap = new Hono<Env>()
  .get(routes.sitemap.path, async (c) => {
    const { total } = await countOpenJobs(c.env.sql, {});
    const parts = await listSitemapParts(c.env.sql, digitsFor(total * c.env.settings.languages.length));
    return xml(
      c,
      "application/xml",
      list("sitemapindex", [
        item(c, c.var.linkTo(routes.sitemapPages)),
        ...parts.map(({ ids, lastModified }) =>
          item(c, c.var.linkTo(routes.sitemapJobs, { ids }), lastModified),
        ),
      ]),
    );
  })
  .get(routes.sitemapPages.path, async (c) => {
    const open = (await listOpenCountries(c.env.sql)).map(({ country }) => country);
    const trades = await listOpenTrades(c.env.sql, leastListed);
    const pages = [
      ...lasting,
      ...countryPages(c.var.linkTo, open),
      ...trades.map((slug) => c.var.linkTo(routes.trade, { slug })),
    ];
    const items = pages.flatMap((path) => urlsOf(c, path));
    return xml(c, "application/xml", list("urlset", items));
  })
  // The cache does not keep it, because a reader of all parts of a long list would drive out every other page.
  .get(routes.sitemapJobs.path, async (c) => {
    const ids = c.req.query("ids") ?? "";
    if (!/^[0-9a-f]*$/.test(ids) || ids.length > mostDigits) fail("notFound");
    const most = Math.floor(mostInPart / c.env.settings.languages.length);
    const jobs = await listSitemapJobs(c.env.sql, ids, most);
    const items = jobs.flatMap(({ id, lastModified }) =>
      urlsOf(c, c.var.linkTo(routes.job, { id }), lastModified),
    );
    return xml(c, "application/xml", list("urlset", items));
  });

/** Each further digit of an id cuts a part into sixteen. */
export function digitsFor(total: number): number {
  const digits = Math.ceil(Math.log(Math.max(total, 1) / jobsInPart) / Math.log(16));
  return Math.min(Math.max(digits, 0), mostDigits);
}

const lasting = allRoutes.filter(({ inSitemap }) => inSitemap).map(({ path }) => path);

/** Every destination has its page. Another country has one while it has open jobs. */
function countryPages(linkTo: LinkTo, open: readonly string[]): string[] {
  const names = new Map(
    [...open, ...destinations.map(({ name }) => name)].map((name) => [countrySlug(name), name]),
  );
  return [
    ...[...names.values()].map((name) => linkTo(routes.country, { country: countrySlug(name) })),
    ...open.map((name) => linkTo(routes.jobsInCountry, { country: countrySlug(name) })),
  ];
}

/** Addresses are encoded, so nothing in them needs to be escaped. */
const item = (c: Context<Env>, path: string, lastModified?: string): string =>
  `<sitemap><loc>${c.env.settings.siteUrl}${path}</loc>${changedAt(lastModified)}</sitemap>`;

const changedAt = (lastModified?: string) => (lastModified ? `<lastmod>${lastModified}</lastmod>` : "");

/** Each language has an entry of its own, which names all of them. */
function urlsOf(c: Context<Env>, path: string, lastModified?: string): string[] {
  const { siteUrl, languages } = c.env.settings;
  const alternates = alternatesOf(path, languages, siteUrl);
  const links = alternates.map(
    ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const addresses = new Set(alternates.length > 0 ? alternates.map(({ href }) => href) : [siteUrl + path]);
  return [...addresses].map(
    (href) => `<url><loc>${href}</loc>${changedAt(lastModified)}${links.join("")}</url>`,
  );
}

const list = (kind: "sitemapindex" | "urlset", items: string[]) =>
  `<${kind} xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join("\n")}\n</${kind}>`;

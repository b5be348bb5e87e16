import { type Context, Hono } from "hono";
import { destinations } from "../../content/destinations.ts";
import { listOpenCountries } from "../../db/jobs/job-facets.ts";
import { countOpenJobs } from "../../db/jobs/jobs.ts";
import { listSitemapJobs, listSitemapParts, mostDigits } from "../../db/jobs/sitemap.ts";
import { listOpenTrades } from "../../db/jobs/trades.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { allRoutes } from "../../middleware/route-at.ts";
import { xml } from "../../middleware/xml.ts";
import * as routes from "../../routes.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import { leastListed } from "../../shared/jobs/trade.ts";
import type { LinkTo } from "../../shared/link.ts";

/** A part holds this many on average; a sitemap may hold 50,000. */
const jobsInPart = 10_000;
const mostInPart = 50_000;

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Lists the site's pages for search engines, in parts. */
export const sitemap = new Hono<Env>()
  .get(routes.sitemap.path, async (c) => {
    const { total } = await countOpenJobs(c.env.sql, {});
    const parts = await listSitemapParts(c.env.sql, digitsFor(total));
    return xml(
      c,
      "application/xml",
      list("sitemapindex", [
        item(c, "sitemap", c.var.linkTo(routes.sitemapPages)),
        ...parts.map(({ ids, lastModified }) =>
          item(c, "sitemap", c.var.linkTo(routes.sitemapJobs, { ids }), lastModified),
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
    return xml(
      c,
      "application/xml",
      list(
        "urlset",
        pages.map((path) => item(c, "url", path)),
      ),
    );
  })
  // Not kept as a finished page: who reads all parts of a long list would drive every other page out.
  .get(routes.sitemapJobs.path, async (c) => {
    const ids = c.req.query("ids") ?? "";
    if (!/^[0-9a-f]*$/.test(ids) || ids.length > mostDigits) fail("notFound");
    const jobs = await listSitemapJobs(c.env.sql, ids, mostInPart);
    const items = jobs.map(({ id, lastModified }) =>
      item(c, "url", c.var.linkTo(routes.job, { id }), lastModified),
    );
    return xml(c, "application/xml", list("urlset", items));
  });

/** Each digit of an id makes sixteen parts of one. */
export function digitsFor(total: number): number {
  const digits = Math.ceil(Math.log(Math.max(total, 1) / jobsInPart) / Math.log(16));
  return Math.min(Math.max(digits, 0), mostDigits);
}

const lasting = allRoutes.filter(({ inSitemap }) => inSitemap).map(({ path }) => path);

/** Every destination has its page; a list of vacancies is one only where some are open. */
function countryPages(linkTo: LinkTo, open: readonly string[]): string[] {
  const names = new Map(
    [...open, ...destinations.map(({ name }) => name)].map((name) => [countrySlug(name), name]),
  );
  return [
    ...[...names.values()].map((name) => linkTo(routes.country, { country: countrySlug(name) })),
    ...open.map((name) => linkTo(routes.jobsInCountry, { country: countrySlug(name) })),
  ];
}

/** Addresses are encoded for the web, which leaves nothing to escape. */
function item(c: Context<Env>, kind: "sitemap" | "url", path: string, lastModified?: string): string {
  const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  return `<${kind}><loc>${c.env.settings.siteUrl}${path}</loc>${changed}</${kind}>`;
}

const list = (kind: "sitemapindex" | "urlset", items: string[]) =>
  `<${kind} xmlns="${namespace}">\n${items.join("\n")}\n</${kind}>`;

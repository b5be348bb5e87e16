import { Hono } from "hono";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import { inLocale, type Locale } from "../../shared/languages.ts";
import type { Route } from "../../shared/route.ts";

/** Robots stay out of calls and of a visitor's own pages. A page that they may read but not list says so itself. */
const closed: readonly Route[] = [
  routes.employerDashboard,
  routes.apiJobs,
  routes.applyStep,
  routes.application,
  routes.erasure,
  routes.savedLink,
  routes.document,
  routes.upload,
];

/** Gives `/employer/` for `/employer/dashboard`. */
const folderOf = (path: string) => path.slice(0, path.indexOf("/", 1) + 1);

/** A rule without a prefix does not cover the same pages in another language. */
const foldersIn = (languages: readonly Locale[]) =>
  closed.flatMap(({ kind, path }) =>
    kind === "page" ? languages.map((locale) => inLocale(locale, folderOf(path))) : [folderOf(path)],
  );

export const robots = new Hono<Env>().get(routes.robots.path, (c) => {
  c.header("Cache-Control", "public, max-age=3600");
  const paths = [routes.admin.path, ...foldersIn(c.env.settings.languages)];
  const rules = ["User-agent: *", ...paths.map((path) => `Disallow: ${path}`)];
  return c.text(`${rules.join("\n")}\n\nSitemap: ${c.env.settings.siteUrl}${c.var.linkTo(routes.sitemap)}\n`);
});

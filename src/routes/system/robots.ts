import { Hono } from "hono";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";

/** `/employer/` of `/employer/dashboard`. */
const folderOf = ({ path }: { path: string }) => path.slice(0, path.indexOf("/", 1) + 1);

/** Robots stay out of calls and of a visitor's own pages. Pages that robots may read and not list say so themselves. */
const closed = [
  routes.admin.path,
  folderOf(routes.employerDashboard),
  folderOf(routes.apiJobs),
  folderOf(routes.applyStep),
  folderOf(routes.application),
  folderOf(routes.erasure),
  folderOf(routes.savedLink),
  folderOf(routes.document),
  folderOf(routes.upload),
];

export const robots = new Hono<Env>().get(routes.robots.path, (c) => {
  c.header("Cache-Control", "public, max-age=3600");
  const rules = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return c.text(`${rules.join("\n")}\n\nSitemap: ${c.env.settings.siteUrl}${c.var.linkTo(routes.sitemap)}\n`);
});

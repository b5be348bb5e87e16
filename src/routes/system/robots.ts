import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { urls } from "../../shared/urls.ts";

/** What is no page, or nobody's but the visitor's; pages that may be visited and not listed say so themselves. */
const closed = [
  urls.admin(),
  "/employer/",
  "/api/",
  `${urls.apply()}/`,
  "/application/",
  "/erasure/",
  "/objects/",
  "/uploads/",
];

export const robots = new Hono<Env>().get("/robots.txt", (c) => {
  c.header("Cache-Control", "public, max-age=3600");
  const rules = ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`)];
  return c.text(`${rules.join("\n")}\n\nSitemap: ${c.env.settings.siteUrl}${urls.sitemap()}\n`);
});

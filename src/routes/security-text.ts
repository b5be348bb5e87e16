import { Hono } from "hono";
import { site } from "../content/site.ts";
import type { Env } from "../env.ts";
import { urls } from "../shared/urls.ts";

const validDays = 180;

/** Where to report a hole (RFC 9116). It must expire, so that an address which nobody reads any more is not believed. */
export const securityText = new Hono<Env>().get(urls.securityText(), (c) => {
  const expires = new Date(c.env.clock().getTime() + validDays * 86_400_000);
  const fields = [
    `Contact: mailto:${site.contactEmail}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${c.env.settings.siteUrl}${urls.securityText()}`,
  ];
  c.header("Cache-Control", "public, max-age=86400");
  return c.text(`${fields.join("\n")}\n`);
});

import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import { dayOf } from "../../shared/calendar-date.ts";

const validDays = 180;

/** The file says where to report a security hole (RFC 9116). It must expire, so that nobody trusts an abandoned address. */
export const securityText = new Hono<Env>().get(routes.securityText.path, (c) => {
  const { siteUrl, operatorEmail } = c.env.settings;
  if (!operatorEmail) fail("notFound");
  const expires = new Date(c.env.clock().getTime() + validDays * 86_400_000);
  const fields = [
    `Contact: mailto:${operatorEmail}`,
    `Expires: ${dayOf(expires)}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${c.var.linkTo(routes.securityText)}`,
  ];
  c.header("Cache-Control", "public, max-age=86400");
  return c.text(`${fields.join("\n")}\n`);
});

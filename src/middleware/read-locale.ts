import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { type Locale, linksFor, locales } from "../shared/link.ts";

/** The address begins with the language of the page. English and calls have no such part. */
export const readLocale = (known: readonly Locale[] = locales) =>
  createMiddleware<Env>(async (c, next) => {
    const [, first] = c.req.path.split("/", 2);
    const locale = known.find((one) => one === first) ?? "en";
    c.set("locale", locale);
    c.set("linkTo", linksFor(locale));
    await next();
  });

import { createMiddleware } from "hono/factory";
import { inLanguage, loadLanguage } from "../content/words.ts";
import type { Env } from "../env.ts";
import { type Locale, locales } from "../shared/languages.ts";
import { linksFor } from "../shared/link.ts";

/** The address begins with the language of the page. English and calls have no such part. */
export const readLocale = (known: readonly Locale[] = locales) =>
  createMiddleware<Env>(async (c, next) => {
    const [, first] = new URL(c.req.url).pathname.split("/", 2);
    const locale = known.find((one) => one === first) ?? "en";
    c.set("locale", locale);
    c.set("linkTo", linksFor(locale));
    await loadLanguage(locale);
    await inLanguage(locale, next);
  });

import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { getPath } from "hono/utils/url";
import { inLanguage, loadLanguage } from "../content/words.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { type Locale, localeOf } from "../shared/languages.ts";
import { linksFor } from "../shared/link.ts";
import { acceptedLanguage } from "./accepted-language.ts";
import { isCall, pathInMap, routeAt } from "./route-at.ts";

/** Hono finds the handler by this, so every route exists once for all languages. */
export const pathOfRequest = (request: Request): string => pathInMap(getPath(request));

/** The address names the language of a page. A call has one address, so its header names the language of its errors. */
export const readLocale = createMiddleware<Env>(async (c, next) => {
  const { languages } = c.env.settings;
  const isForProgram = isCall(c.req.path);
  const wanted = isForProgram
    ? acceptedLanguage(c.req.header("Accept-Language"), languages)
    : (languageOfFile(c) ?? localeOf(getPath(c.req.raw)).locale);
  const isOn = languages.includes(wanted);
  await answerIn(c, isOn ? wanted : "en", () => (isOn ? next() : fail("notFound")));
  if (isForProgram && c.res.status >= 400) c.res.headers.append("Vary", "Accept-Language");
});

/** A file has one path in all languages. The site ignores a language that is off, because readers keep asking. */
function languageOfFile(c: Context<Env>): Locale | undefined {
  const route = routeAt(c.req.path);
  const isNamed = route?.kind === "file" && route.query?.includes("lang");
  return isNamed ? c.env.settings.languages.find((one) => one === c.req.query("lang")) : undefined;
}

async function answerIn(c: Context<Env>, locale: Locale, next: () => Promise<void>): Promise<void> {
  c.set("locale", locale);
  c.set("linkTo", linksFor(locale));
  await loadLanguage(locale);
  await inLanguage(locale, next);
}

import type { Translated } from "../components/shell/page-meta.ts";
import { inLocale, type Locale } from "../shared/languages.ts";
import { plainAddress, routeOf } from "./route-at.ts";

interface Alternate {
  language: string;
  href: string;
}

/** Empty for a page that exists in English alone. `x-default` is for readers of all other languages. */
export function alternatesOf(address: string, on: readonly Locale[], siteUrl: string): Alternate[] {
  if (!isInLanguages(address, on)) return [];
  return [...on.map((locale) => [locale, locale] as const), ["x-default", "en"] as const].map(
    ([language, locale]) => ({ language, href: siteUrl + inLocale(locale, address) }),
  );
}

/** The pages that the switcher of languages leads to. A form that was refused leads to its page. */
export function otherLanguages(locale: Locale, address: string, on: readonly Locale[]): Translated[] {
  const others = on.filter((one) => one !== locale);
  const [path = ""] = address.split("?", 1);
  const [route] = routeOf({ method: "GET", path });
  // An address that leads nowhere in one language does so in all of them.
  if (!route) return others.map((one) => ({ locale: one, href: inLocale(one, "/") }));
  if (route.kind !== "page") return [];
  return others.map((one) => ({ locale: one, href: inLocale(one, plainAddress(route, address)) }));
}

const isInLanguages = (address: string, on: readonly Locale[]) =>
  on.length > 1 && routeOf({ method: "GET", path: address.split("?", 1)[0] ?? "" })[0]?.kind === "page";

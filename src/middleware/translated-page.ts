import type { Translated } from "../components/shell/page-meta.ts";
import { inLocale, type Locale, locales } from "../shared/languages.ts";
import type { Route } from "../shared/route.ts";
import { plainAddress, routeOf } from "./route-at.ts";

interface Alternate {
  language: string;
  href: string;
}

/** Returns nothing for a page that exists only in English. `x-default` is for readers of all other languages. */
export function alternatesOf(address: string, on: readonly Locale[], siteUrl: string): Alternate[] {
  if (!isInLanguages(address, on)) return [];
  return [...on.map((locale) => [locale, locale] as const), ["x-default", "en"] as const].map(
    ([language, locale]) => ({ language, href: siteUrl + inLocale(locale, address) }),
  );
}

/** A refused form has no page of its own, so the links lead to the page of that form. */
export function otherLanguages(locale: Locale, address: string, on: readonly Locale[]): Translated[] {
  const others = on.filter((one) => one !== locale);
  const [path = ""] = address.split("?", 1);
  const [route] = routeOf({ method: "GET", path });
  // An address without a page in one language has none in any.
  if (!route) return others.map((one) => ({ locale: one, href: inLocale(one, "/") }));
  if (route.kind !== "page") return [];
  const here = plainAddress(
    { ...route, query: route.query?.filter((name) => isKept(route, name)) ?? [] },
    address,
  );
  return others.map((one) => ({ locale: one, href: inLocale(one, withNext(here, one)) }));
}

/** The page that follows a sign-in changes its language, too. */
function withNext(address: string, locale: Locale): string {
  const [path = "", query] = address.split("?", 2);
  const parameters = new URLSearchParams(query);
  const next = parameters.get("next");
  if (!next || !isInLanguages(next, locales)) return address;
  parameters.set("next", inLocale(locale, next));
  return `${path}?${parameters}`;
}

/** The other parameters are messages that show once, and secrets of payments. */
const choices = ["token", "next", "job", "step", "review", "status", "page"];

const isKept = ({ isPublic }: Route, name: string) => isPublic || choices.includes(name);

const isInLanguages = (address: string, on: readonly Locale[]) =>
  on.length > 1 && routeOf({ method: "GET", path: address.split("?", 1)[0] ?? "" })[0]?.kind === "page";

import { inLocale, type Locale } from "./languages.ts";
import type { Route } from "./route.ts";

type NamesIn<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NamesIn<Part> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type QueryOf<R extends Route> = NonNullable<R["query"]>[number];

type Values<R extends Route> = { readonly [Name in NamesIn<R["path"]>]: string } & {
  readonly [Name in QueryOf<R>]?: string | number | undefined;
};

type Arguments<R extends Route> = [NamesIn<R["path"]>] extends [never]
  ? [values?: Values<R>]
  : [values: Values<R>];

/** Values that the path does not take become the query in the route's order, so that one page has one address. */
export type LinkTo = <const R extends Route>(route: R, ...[values]: Arguments<R>) => string;

const made: Partial<Record<Locale, LinkTo>> = {};

/** Returns the same function for the same language, so that React sees no change. */
export const linksFor = (locale: Locale): LinkTo => {
  made[locale] ??= newLinks(locale);
  return made[locale];
};

/** A list has a hundred links, so a link does no work for a language or a query that it does not have. */
const newLinks =
  (locale: Locale): LinkTo =>
  (route, ...[values]) => {
    const given: Readonly<Record<string, string | number | undefined>> = values ?? {};
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(given[name] ?? ""));
    let query: URLSearchParams | undefined;
    for (const name of route.query ?? []) {
      const value = (name === "lang" && locale !== "en" ? locale : given[name]) ?? "";
      if (value === "" || (name === "page" && value === 1)) continue;
      query ??= new URLSearchParams();
      query.set(name, String(value));
    }
    const address = route.kind === "page" && locale !== "en" ? inLocale(locale, path) : path;
    return query ? `${address}?${query}` : address;
  };

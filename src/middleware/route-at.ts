import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import * as routes from "../routes.ts";
import { localeOf } from "../shared/languages.ts";
import { type Demands, type Method, methods, type Route } from "../shared/route.ts";

/** Exact paths come before paths with parameters, and wildcards come last. */
const specificity = ({ path }: Route) => (path.includes("*") ? 0 : path.includes(":") ? 1 : 2);

export const allRoutes: readonly Route[] = Object.values(routes);

const router = new SmartRouter<Route>({ routers: [new RegExpRouter(), new TrieRouter()] });
for (const route of allRoutes.toSorted((a, b) => specificity(b) - specificity(a)))
  router.add("GET", route.path, route);

const routesWith = (path: string): Route[] => router.match("GET", path)[0].map(([route]) => route);

/** Gives the path in the map for an address. Only pages have a prefix, so nothing else has a second address. */
export function pathInMap(address: string): string {
  const { locale, path } = localeOf(address);
  return locale !== "en" && routesWith(path)[0]?.kind === "page" ? path : address;
}

const routesAt = (address: string): Route[] => routesWith(pathInMap(address));

export const routeAt = (path: string): Route | undefined => routesAt(path)[0];

/** Leaves out the parameters that the map does not name, and sorts the others like the map. */
export function plainAddress({ query = [] }: Route, address: string): string {
  const [path = "", ...rest] = address.split("?");
  const asked = new URLSearchParams(rest.join("?"));
  // An empty form sends all its fields, so empty values are left out.
  const given = query.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)!]] : []));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

const isMethod = (text: string): text is Method => methods.some((method) => method === text);

/** Returns nothing when no route at this path takes the method. */
export function routeOf(request: { method: string; path: string }): [Route, Demands] | [] {
  const method = request.method === "HEAD" ? "GET" : request.method;
  if (!isMethod(method)) return [];
  for (const route of routesAt(request.path)) {
    const demands = route.methods[method];
    if (demands) return [route, demands];
  }
  return [];
}

export const demandsAt = (method: string, path: string): Demands | undefined => routeOf({ method, path })[1];

export const methodsAt = (path: string): Method[] =>
  methods.filter((method) => demandsAt(method, path) !== undefined);

/** Unknown paths below these folders are calls, too. */
const callFolders = new Set(
  allRoutes.filter(({ kind }) => kind === "call").map(({ path }) => path.slice(0, path.indexOf("/", 1) + 1)),
);

export const isCall = (path: string): boolean => callFolders.has(path.slice(0, path.indexOf("/", 1) + 1));

export const isUpload = (url: string): boolean => routeAt(url.split("?", 1)[0] ?? "") === routes.upload;

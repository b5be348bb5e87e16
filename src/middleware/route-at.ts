import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";
import * as routes from "../routes.ts";
import { type Demands, type Method, methods, type Route } from "../shared/route.ts";

/** A path without parameters comes before one that has them, and a wildcard comes last. */
const vagueness = ({ path }: Route) => (path.includes("*") ? 2 : path.includes(":") ? 1 : 0);

export const allRoutes: readonly Route[] = Object.values(routes);

const router = new SmartRouter<Route>({ routers: [new RegExpRouter(), new TrieRouter()] });
for (const route of allRoutes.toSorted((a, b) => vagueness(a) - vagueness(b)))
  router.add("GET", route.path, route);

/** The routes whose paths this one fits, the most exact first. */
const routesAt = (path: string): Route[] => router.match("GET", path)[0].map(([route]) => route);

export const routeAt = (path: string): Route | undefined => routesAt(path)[0];

const isMethod = (text: string): text is Method => methods.some((method) => method === text);

/** The route that takes a request, with what it demands. */
export function routeOf(request: { method: string; path: string }): [Route, Demands] | [] {
  const method = request.method === "HEAD" ? "GET" : request.method;
  if (!isMethod(method)) return [];
  for (const route of routesAt(request.path)) {
    const demands = route.methods[method];
    if (demands) return [route, demands];
  }
  return [];
}

/** What a request demands; undefined where no route takes it. */
export const demandsAt = (method: string, path: string): Demands | undefined => routeOf({ method, path })[1];

/** The methods that some route takes at this path. */
export const methodsAt = (path: string): Method[] =>
  methods.filter((method) => demandsAt(method, path) !== undefined);

/** The first part of every path of a call, with its slashes: also an unknown path below it is a call. */
const callFolders = new Set(
  allRoutes.filter(({ kind }) => kind === "call").map(({ path }) => path.slice(0, path.indexOf("/", 1) + 1)),
);

/** Whether a program asks, which gets JSON, or a person, who gets a page. */
export const isCall = (path: string): boolean => callFolders.has(path.slice(0, path.indexOf("/", 1) + 1));

/** Whether an upload link leads to this address. */
export const isUpload = (url: string): boolean => routeAt(url.split("?", 1)[0] ?? "") === routes.upload;

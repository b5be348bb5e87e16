import type { ZodMiniType } from "zod/mini";
import * as routes from "../routes.ts";
import { type Limit, limits } from "../shared/limits.ts";
import type { Demands, Method, Route } from "../shared/route.ts";

const schemas = new WeakMap<object, ZodMiniType>();

/** Notes the schema of the body that the handler checks, for the description of the calls. */
export function taking<Handler extends object>(schema: ZodMiniType, handler: Handler): Handler {
  schemas.set(handler, schema);
  return handler;
}

export interface Registered {
  routes: { method: string; path: string; handler: object }[];
}

type RouteName = keyof typeof routes;

export type Endpoint = {
  [Name in RouteName]: `${keyof (typeof routes)[Name]["methods"] & string} ${Name}`;
}[RouteName];

const named = Object.entries<Route>(routes);

export interface RouteDescription extends Pick<Route, "kind" | "query" | "isPublic">, Pick<Demands, "guard"> {
  endpoint: Endpoint;
  method: string;
  path: string;
  limit: Limit | undefined;
  body: ZodMiniType | undefined;
}

/** Joins what the map says of each route with what its handlers check. */
export function describeRoutes(app: Registered): RouteDescription[] {
  const descriptions = new Map<string, RouteDescription>();
  for (const { method, path, handler } of app.routes) {
    const [name, route] = named.find(([, one]) => one.path === path) ?? [];
    const demands = route?.methods[method as Method];
    if (!route || !demands) continue;
    const { kind, query, isPublic } = route;
    const endpoint = `${method} ${name}` as Endpoint;
    descriptions.set(endpoint, {
      endpoint,
      method,
      path,
      kind,
      query,
      isPublic: method === "GET" ? isPublic : undefined,
      guard: demands.guard,
      limit: demands.limit && limits[demands.limit],
      body: schemas.get(handler) ?? descriptions.get(endpoint)?.body,
    });
  }
  return [...descriptions.values()];
}

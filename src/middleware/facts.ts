import type { ZodMiniType } from "zod/mini";
import { type Limit, limits } from "../shared/limits.ts";
import type { Demands, Method, Route } from "../shared/route.ts";
import { allRoutes } from "./route-at.ts";

const schemas = new WeakMap<object, ZodMiniType>();

export function taking<Handler extends object>(schema: ZodMiniType, handler: Handler): Handler {
  schemas.set(handler, schema);
  return handler;
}

export interface Registered {
  routes: { method: string; path: string; handler: object }[];
}

export interface RouteDescription extends Pick<Route, "kind" | "query" | "isPublic">, Pick<Demands, "guard"> {
  method: string;
  path: string;
  limit: Limit | undefined;
  body: ZodMiniType | undefined;
}

export function describeRoutes(app: Registered): RouteDescription[] {
  const descriptions = new Map<string, RouteDescription>();
  for (const { method, path, handler } of app.routes) {
    const route = allRoutes.find((one) => one.path === path);
    const demands = route?.methods[method as Method];
    if (!route || !demands) continue;
    const { kind, query, isPublic } = route;
    const name = `${method} ${path}`;
    descriptions.set(name, {
      method,
      path,
      kind,
      query,
      isPublic: method === "GET" ? isPublic : undefined,
      guard: demands.guard,
      limit: demands.limit && limits[demands.limit],
      body: schemas.get(handler) ?? descriptions.get(name)?.body,
    });
  }
  return [...descriptions.values()];
}

import type { ZodMiniType } from "zod/mini";

/** What a route demands, as its own handlers say: the tables of routes, limits and schemas are read from here. */
export interface RouteFacts {
  /** Who may ask; absent: everybody. */
  guard?: "admin" | "employer" | "account";
  /** The JSON body that it takes. */
  body?: ZodMiniType;
  maxBodyBytes?: number;
  limit?: { name: string; requests: number; minutes: number };
  /** Its path holds a secret token, without which a request does nothing. */
  secretPath?: true;
  /** Its answer is the same for everybody: it depends on the path and on these parameters of the query alone. */
  publicPage?: { parameters: readonly string[] };
}

const facts = new WeakMap<object, RouteFacts>();

/** Lets a handler say what it demands of a request. */
export function bearing<Handler extends object>(said: RouteFacts, handler: Handler): Handler {
  facts.set(handler, said);
  return handler;
}

/** Whether one of these handlers says that its path is a secret. */
export const isSecretPath = (handlers: readonly object[]): boolean =>
  handlers.some((handler) => facts.get(handler)?.secretPath === true);

/** What knows its routes. */
export interface Registered {
  routes: { method: string; path: string; handler: object }[];
}

type Handler = [handler: object, route: { method: string }];
export interface Routing extends Registered {
  router: {
    match(
      method: string,
      path: string,
    ): readonly [readonly (readonly [Handler, ...unknown[]])[], ...unknown[]];
  };
}

/** What the first handler of the route that will answer says; middleware, which is there for all methods, is none. */
export function factsAt(app: Routing, method: string, path: string): RouteFacts | undefined {
  const [handlers] = app.router.match(method, path);
  const answering = handlers.find(([[, route]]) => route.method !== "ALL");
  return answering && facts.get(answering[0][0]);
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The methods that something answers at this address. */
export const methodsAt = (app: Routing, path: string): string[] =>
  methods.filter((method) => app.router.match(method, path)[0].some(([[, route]]) => route.method !== "ALL"));

export interface RouteDescription extends RouteFacts {
  method: string;
  path: string;
}

/** Every route of an app, once, with the facts of all its handlers. */
export function describeRoutes(app: Registered): RouteDescription[] {
  const routes = new Map<string, RouteDescription>();
  for (const { method, path, handler } of app.routes) {
    if (method === "ALL") continue;
    const key = `${method} ${path}`;
    routes.set(key, { ...(routes.get(key) ?? { method, path }), ...facts.get(handler) });
  }
  return [...routes.values()];
}

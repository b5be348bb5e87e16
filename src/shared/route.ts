import type { LimitName } from "./limits.ts";

/** What a method of a route demands of a request. */
export interface Demands {
  /** Who may ask; absent: everybody. */
  guard?: "admin" | "employer" | "account";
  body?: keyof typeof bodies;
  limit?: LimitName;
  /** The work takes as long as the visitor's line or the task needs: it has no deadline and no place in the line. */
  streams?: true;
  /** It hashes a password, so it waits in the queue of passwords and not in the line of pages. */
  hashes?: true;
}

/** The bodies that a route may take, and their sizes. The limit of a file counts the file alone. */
export const bodies = {
  form: { maxBytes: 256 * 1024 },
  json: { maxBytes: 256 * 1024 },
  file: { maxBytes: 10 * 1024 * 1024 },
  event: { maxBytes: 1024 * 1024 },
} as const;

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

export type ByMethod = { readonly [M in Method]?: Demands };

export interface RouteFacts {
  /** The parameters of the query that a link may set, in the order in which links name them. */
  readonly query?: readonly string[];
  /** The answer to GET depends on the path and on `query` alone, so it is made once for everybody. */
  readonly isPublic?: true;
  /** Under load, payments and health checks are served first, then applications, then everything else. */
  readonly rank?: "vital" | "applying";
  /** The payment provider's scripts may run on this page. */
  readonly takesPayment?: true;
  readonly inSitemap?: true;
  /** The sender proves itself by a signature, so its requests may come from other origins. */
  readonly isSigned?: true;
  /** Programs ask for it, and a redirect would confuse them. */
  readonly isExact?: true;
}

/** A page exists in every language. An administrator's page, a call of a program and a file exist once. */
export type Kind = "page" | "adminPage" | "call" | "file";

export interface Route<Path extends string = string> extends RouteFacts {
  readonly kind: Kind;
  readonly path: Path;
  readonly methods: ByMethod;
}

// The bundler drops calls of these functions whose result nobody uses. So a bundle for the browser holds only the routes
// that its islands link to.

/* @__NO_SIDE_EFFECTS__ */
export function page<const Path extends string, const Facts extends RouteFacts>(
  path: Path,
  methods: ByMethod,
  facts = {} as Facts,
) {
  return { kind: "page" as const, path, methods, ...facts };
}

/* @__NO_SIDE_EFFECTS__ */
export function adminPage<const Path extends string, const Facts extends RouteFacts>(
  path: Path,
  methods: ByMethod,
  facts = {} as Facts,
) {
  return { kind: "adminPage" as const, path, methods, ...facts };
}

/* @__NO_SIDE_EFFECTS__ */
export function call<const Path extends string, const Facts extends RouteFacts>(
  path: Path,
  methods: ByMethod,
  facts = {} as Facts,
) {
  return { kind: "call" as const, path, methods, ...facts };
}

/* @__NO_SIDE_EFFECTS__ */
export function file<const Path extends string, const Facts extends RouteFacts>(
  path: Path,
  methods: ByMethod,
  facts = {} as Facts,
) {
  return { kind: "file" as const, path, methods, ...facts };
}

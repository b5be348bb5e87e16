import type { LimitName } from "./limits.ts";

export interface Demands {
  /** Admits the administrator, an account of an employer, or any account only. Without it everybody may come. */
  guard?: "admin" | "employer" | "account";
  /** The kind of body that the handler reads, which limits its size. */
  body?: keyof typeof bodies;
  /** If the session has ended, the sign-in page passes on what was typed. */
  keepsTyped?: true;
  /** How often a network may ask, by its row in `limits.ts`. */
  limit?: LimitName;
  /** The work takes as long as the visitor's line needs, so it has no deadline and no place in the queue. */
  streams?: true;
  /** The work hashes a password, so it waits in the queue of passwords and not in that of pages. */
  hashes?: true;
}

/** The limit of a file counts the file alone. */
export const bodies = {
  form: { maxBytes: 256 * 1024 },
  json: { maxBytes: 256 * 1024 },
  file: { maxBytes: 10 * 1024 * 1024 },
  event: { maxBytes: 1024 * 1024 },
} as const;

export const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof methods)[number];

type ByMethod = { readonly [M in Method]?: Demands };

interface RouteFacts {
  /** The parameters that a link may set, in the order in which links name them. */
  readonly query?: readonly string[];
  /** The answer to GET depends on the path and on `query` alone, so everybody gets the same. */
  readonly isPublic?: true;
  /** Under load the site refuses requests without a rank first, and "vital" ones last. */
  readonly rank?: "vital" | "applying";
  /** The security headers let Stripe's scripts and frames in. */
  readonly takesPayment?: true;
  /** Search engines may list the page. */
  readonly inSitemap?: true;
  /** The sender proves itself by a signature, so its requests may come from other origins. */
  readonly isSigned?: true;
  /** Programs ask for this path, and a redirect would confuse them. */
  readonly isExact?: true;
}

/** A page exists in every language, the others exist once. */
export type Kind = "page" | "adminPage" | "call" | "file";

export interface Route<Path extends string = string> extends RouteFacts {
  readonly kind: Kind;
  readonly path: Path;
  readonly methods: ByMethod;
}

// The bundler drops unused calls, so the browser gets only the routes that its islands link to.

type Maker<K extends Kind> = <const Path extends string, const Facts extends RouteFacts>(
  path: Path,
  methods: ByMethod,
  facts?: Facts,
) => { readonly kind: K; readonly path: Path; readonly methods: ByMethod } & Facts;

/* @__NO_SIDE_EFFECTS__ */
export const page: Maker<"page"> = (path, methods, facts) => ({ kind: "page", path, methods, ...facts! });

/* @__NO_SIDE_EFFECTS__ */
export const adminPage: Maker<"adminPage"> = (path, methods, facts) => ({
  kind: "adminPage",
  path,
  methods,
  ...facts!,
});

/* @__NO_SIDE_EFFECTS__ */
export const call: Maker<"call"> = (path, methods, facts) => ({ kind: "call", path, methods, ...facts! });

/* @__NO_SIDE_EFFECTS__ */
export const file: Maker<"file"> = (path, methods, facts) => ({ kind: "file", path, methods, ...facts! });

import { demandsAt, routeAt } from "../../middleware/route-at.ts";
import type { Route } from "../../shared/route.ts";

export type Rank = NonNullable<Route["rank"]> | "browsing";

/** Payments and health checks are refused last, before them applications, before those everything else. */
export const rankOf = (path: string): Rank => routeAt(path)?.rank ?? "browsing";

/** Streams and password requests wait elsewhere and take no place here. */
export function waitsElsewhere(method: string | undefined, path: string): boolean {
  const { streams, hashes } = demandsAt(method ?? "GET", path) ?? {};
  return streams === true || hashes === true;
}

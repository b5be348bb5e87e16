import { demandsAt, routeAt } from "../../middleware/route-at.ts";
import type { Route } from "../../shared/route.ts";

export type Rank = NonNullable<Route["rank"]> | "browsing";

/** Payments and health checks are refused last, applications and their documents before them, everything else first. */
export const rankOf = (path: string): Rank => routeAt(path)?.rank ?? "browsing";

/** The request waits for a slow line or for the queue of passwords, so it takes no place in the line of pages. */
export function waitsElsewhere(method: string | undefined, path: string): boolean {
  const { streams, hashes } = demandsAt(method ?? "GET", path) ?? {};
  return streams === true || hashes === true;
}

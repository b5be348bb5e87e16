import { demandsAt, routeAt } from "../../middleware/route-at.ts";
import type { Route } from "../../shared/route.ts";

export type Rank = NonNullable<Route["rank"]> | "browsing";

export const rankOf = (path: string): Rank => routeAt(path)?.rank ?? "browsing";

export function waitsElsewhere(method: string | undefined, path: string): boolean {
  const { streams, hashes } = demandsAt(method ?? "GET", path) ?? {};
  return streams === true || hashes === true;
}

import type { FailureCode } from "../../errors.ts";
import type { RouteDescription } from "../../middleware/facts.ts";
import type { Call } from "./call.ts";

const always: FailureCode[] = ["databaseAway", "tooSlow", "overloaded"];

/** Gives the failures of a call: those of its guard, body and limit, and those of its handler. */
export function refusalsOf({ method, guard, body, limit }: RouteDescription, call: Call): Set<FailureCode> {
  // A request with its own proof may come from another site.
  const isForeign = method !== "GET" && !call.rawBody;
  const isRead = body || call.paged;
  const codes: (FailureCode | false | undefined)[] = [
    isRead && "invalidInput",
    body && "badRequest",
    guard && "signInRequired",
    guard === "employer" && "wrongRole",
    isForeign && "foreignOrigin",
    body && "tooLarge",
    body && "wrongContentType",
    limit && "tooManyRequests",
    ...(call.fails ?? []),
    ...always,
  ];
  return new Set(codes.filter((code) => code !== false && code !== undefined));
}

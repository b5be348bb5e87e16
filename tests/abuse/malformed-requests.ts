import type { RouteDescription } from "../../src/middleware/facts.ts";
import type { Ask } from "./load.ts";

/** Requests that no honest client sends, at random. */

type Random = () => number;

const pick = <T>(random: Random, values: readonly T[]): T => values[Math.floor(random() * values.length)]!;

const oddMethods = ["PATCH", "DELETE", "PUT", "OPTIONS", "PROPFIND", "HEAD", "LOCK"];

const oddParts = [
  "%00",
  "%ff",
  "%E0%A4%A",
  "%",
  "..%2f..%2fetc%2fpasswd",
  "__proto__",
  "constructor",
  "'%20or%201=1--",
  "99999999999999999999999999",
  "-1",
  "1e309",
  "NaN",
  "%F0%9F%9A%A2",
  "\u00e9",
  "00000000-0000-0000-0000-000000000000",
  "x".repeat(4_000),
];

const oddValues: readonly unknown[] = [
  null,
  true,
  17,
  -1e308,
  1e21,
  "",
  "a\u0000b",
  "\ud800",
  "\u202e",
  "x".repeat(20_000),
  [],
  ["a", ["b"]],
  {},
  { toString: 1, length: 5 },
  { $ne: null },
];

const nested = (levels: number) => `${'{"a":['.repeat(levels)}1${"]}".repeat(levels)}`;

const oddBodies = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "17",
  '{"a":1,}',
  '{"a":1e999}',
  '{"email":"a","email":["b"]}',
  '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  "\ufeff{}",
  "\u0000",
  nested(64),
  nested(5_000),
  `{"a":"${"x".repeat(70_000)}"}`,
];

const types = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain",
  "application/json, text/html",
  "\u00ff",
];

const oddHeaders: Record<string, string>[] = [
  {},
  { Cookie: "session=%00; session=%ff; =; ;;" },
  { Cookie: `browser=${"x".repeat(4_000)}` },
  { Accept: "application/json;q=nine, */*;q=-1" },
  { "Accept-Encoding": "br;q=2, *;q=0, gzip;;" },
  { "If-None-Match": 'W/"x", *, "' },
  { Range: "bytes=9-1,-" },
  { "X-Forwarded-For": "999.1.1.1, ::1, \u00ff" },
  { Authorization: "Basic \u00ff" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
];

/** Each parameter of the path stands for something odd; a wildcard for more than one. */
function pathOf(random: Random, path: string): string {
  return path
    .split("/")
    .map((part) => (/^:|\*/.test(part) ? pick(random, oddParts) : part))
    .join("/");
}

function queryOf(random: Random, names: readonly string[]): string {
  const pairs = Array.from({ length: Math.floor(random() * 4) }, () => {
    const name = pick(random, [...names, "limit", "cursor", "page", "a[]", "__proto__", ""]);
    return `${name}=${pick(random, oddParts)}`;
  });
  // Some parameters come twice.
  if (pairs[0] && random() < 0.5) pairs.push(pairs[0]);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}

function bodyOf(random: Random, { body }: RouteDescription): string {
  const names = Object.keys((body as { shape?: object } | undefined)?.shape ?? {});
  if (names.length === 0 || random() < 0.4) return pick(random, oddBodies);
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, pick(random, oddValues)])));
}

/** `sessions` are cookies of people who are signed in: behind their doors there is more to break. */
export function malformedRequest(random: Random, route: RouteDescription, sessions: string[]): Ask {
  const method = random() < 0.8 ? route.method : pick(random, oddMethods);
  const path = pathOf(random, route.path) + queryOf(random, route.query ?? ["search", "status"]);
  const headers = { ...pick(random, oddHeaders) };
  if (random() < 0.5 && !/logout|sign-out/.test(route.path)) headers.Cookie = pick(random, sessions);
  if (method === "GET" || method === "HEAD") return { method, path, headers };
  return {
    method,
    path,
    headers: { ...headers, "Content-Type": random() < 0.6 ? types[0]! : pick(random, types) },
    body: bodyOf(random, route),
  };
}

import "./shared/closed-pipe.mjs";
import { allRoutes } from "../src/middleware/route-at.ts";
import { limits } from "../src/shared/limits.ts";

for (const { path, methods, query, kind, rank, ...facts } of [...allRoutes].sort(byPath))
  for (const [method, { guard, body, limit, ...ways }] of Object.entries(methods)) {
    const rate = limit && `${limits[limit].requests} in ${limits[limit].minutes} min`;
    const said = [guard, body, rate, rank, ...Object.keys({ ...ways, ...facts })].filter(Boolean).join(", ");
    console.log(`${method.padEnd(7)} ${path.padEnd(54)} ${kind.padEnd(10)} ${said}`.trimEnd());
  }

function byPath(one: { path: string }, other: { path: string }): number {
  return one.path < other.path ? -1 : 1;
}

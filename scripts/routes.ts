import { app } from "../src/app.tsx";
import { describeRoutes } from "../src/middleware/facts.ts";

/** Prints every route, in the order in which they are asked, with what each demands. */
for (const { method, path, guard, body, limit } of describeRoutes(app)) {
  const demands = [guard, body && "JSON", limit && `${limit.requests} in ${limit.minutes} min`]
    .filter(Boolean)
    .join(", ");
  console.log(`${method.padEnd(7)} ${path.padEnd(44)} ${demands}`.trimEnd());
}

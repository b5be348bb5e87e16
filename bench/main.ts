import { availableParallelism, cpus } from "node:os";
import { alerts } from "./alerts.ts";
import { browser } from "./browser.ts";
import { cachedPages } from "./cached-pages.ts";
import { calls } from "./calls.ts";
import { edge } from "./edge.ts";
import { memory } from "./memory.ts";
import { overload } from "./overload.ts";
import type { Figure, Part } from "./part.ts";
import { relevance } from "./relevance.ts";
import { renderedPages } from "./rendered-pages.ts";
import { search } from "./search.ts";
import { seeding } from "./seeding.ts";
import { start } from "./start.ts";
import { openWorkshop } from "./workshop.ts";

/**
 * npm run bench -- NAME runs one part. Ratios to something plain, measured turn by turn, cancel the machine's
 * own pace.
 */
const parts: readonly Part[] = [
  cachedPages,
  renderedPages,
  edge,
  calls,
  browser,
  start,
  memory,
  overload,
  relevance,
  search,
  alerts,
  seeding,
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !parts.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(
    `The bench has no part ${unknown.join(", ")}. Name one of ${parts.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(2);
}

const isMet = ({ value, atLeast, atMost }: Figure) =>
  (atLeast === undefined || value >= atLeast) && (atMost === undefined || value <= atMost);

function print(figure: Figure): void {
  const { what, value, atLeast, atMost, unit = "", note } = figure;
  const limits = [
    ...(atLeast === undefined ? [] : [` (at least ${atLeast}${unit})`]),
    ...(atMost === undefined ? [] : [` (at most ${atMost}${unit})`]),
  ];
  const shown = `${value.toFixed(value < 10 ? 2 : 0)}${unit}${limits.join("")}`;
  console.log(`${isMet(figure) ? "  " : "! "}${what.padEnd(44)} ${shown}${note ? `   ${note}` : ""}`);
}

const workshop = await openWorkshop();
try {
  const processor = cpus()[0]?.model ?? "unknown processor";
  const versions = `Node ${process.version}, PostgreSQL ${workshop.postgresVersion}`;
  console.log(`${processor}, ${availableParallelism()} cores; ${versions}`);
  for (const { name, measure } of parts.filter((part) => asked.length === 0 || asked.includes(part.name))) {
    console.log(`\n${name}`);
    for (const figure of await measure(workshop)) {
      print(figure);
      if (!isMet(figure)) process.exitCode = 1;
    }
  }
} finally {
  await workshop.close();
}

import { readdir, readFile } from "node:fs/promises";
import { at } from "../shared/root.mjs";

const layers = ["api", "domain", "middleware", "routes", "tasks"];
/** A test that brings services of its own cannot run against a server. */
const ownServices =
  /\/(stripe-world|stripe-account|memory-files|scanned-site|checked-site|mailbox)\.ts"|\/app\.tsx"|\b(testServices|aGuardedWorld|migratedDatabase|World|Overrides)\b|\bsettings: \{/;
const guarded = /\binProcess\b/;
/** A test that only begins to mention such a word would leave the run silently. */
const fewest = 150;

export async function portableTests() {
  const files = (await Promise.all(layers.map(testsUnder))).flat();
  const portable = [];
  for (const file of files) {
    const text = await readFile(at(file), "utf8");
    if (text.includes("tests/support/site.ts") && (guarded.test(text) || !ownServices.test(text)))
      portable.push(file);
  }
  if (portable.length < fewest)
    throw new Error(
      `Only ${portable.length} of ${files.length} test files can run against a server, not ${fewest}.`,
    );
  return `^(${portable.map(escaped).join("|")}|tests/.*\\.worker\\.test\\.ts|tests/.*\\.workerd\\.ts)$`;
}

async function testsUnder(layer) {
  const names = await readdir(at("src", layer), { recursive: true });
  return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => `src/${layer}/${name}`);
}

const escaped = (path) => path.replace(/[.[\]()]/g, "\\$&");

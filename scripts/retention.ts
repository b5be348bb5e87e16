import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { readConfig } from "../src/runtime/config/config.ts";
import { openNodeWorld } from "../src/runtime/node/open-world.ts";
import { keptFor, retentionTable } from "../src/shared/retention.ts";
import { listDue, runRetention } from "../src/tasks/retention.ts";
import { explain } from "./shared/explain.mjs";

/**
 * npm run retention               deletes and erases what is due now, and says what it was
 * npm run retention -- --dry-run  says it, and changes nothing
 */
const assets = { url: () => "", style: () => ({ url: "", css: "", hash: "" }) };

try {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { background: services, close } = await openNodeWorld(readConfig(process.env), root, assets);
  try {
    const due = await listDue(services);
    const gone = values["dry-run"] ? due : await runRetention(services);
    for (const { key, count, ids } of gone) {
      console.log(`${retentionTable[key].what} (${keptFor(key, services.settings.retention)}): ${count}`);
      for (const id of ids) console.log(`  ${id}`);
    }
    const before = new Set(due.flatMap(({ ids }) => ids));
    const left = values["dry-run"]
      ? []
      : (await listDue(services)).flatMap(({ ids }) => ids.filter((id) => before.has(id)));
    if (left.length > 0) console.log(`Not deleted this time: ${left.length}. The lines above say why.`);
    if (values["dry-run"]) console.log("This was a dry run. It changed nothing.");
  } finally {
    await close();
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

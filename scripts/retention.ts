import { parseArgs } from "node:util";
import { keptFor, retentionTable } from "../src/shared/retention.ts";
import { listDue, runRetention } from "../src/tasks/retention.ts";
import { withSite } from "./shared/with-site.ts";

await withSite(async ({ background: services }) => {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
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
});

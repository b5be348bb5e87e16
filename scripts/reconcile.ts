import { fileURLToPath } from "node:url";
import { findLastRun } from "../src/domain/reconciliation.ts";
import { ConfigError, readConfig } from "../src/runtime/config.ts";
import { FolderInUse } from "../src/runtime/folder-lock.ts";
import { openNodeWorld } from "../src/runtime/node-world.ts";
import { differenceKinds } from "../src/shared/reconciliation.ts";
import { reconcilePayments } from "../src/tasks/reconcile-payments.ts";

/** npm run payments:reconcile: compares our payments with the provider's now, and says what differed. */
const assets = { url: () => "", style: () => ({ url: "", css: "", hash: "" }) };

try {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { services, close } = await openNodeWorld(readConfig(process.env), root, assets);
  try {
    await reconcilePayments(services);
    const run = await findLastRun(services.sql);
    console.log(`${run?.compared ?? 0} payments compared`);
    for (const kind of differenceKinds) if (run?.counts[kind]) console.log(`${kind}: ${run.counts[kind]}`);
    for (const { kind, intentId } of run?.differences ?? [])
      console.log(`  ${kind} ${intentId ?? "without an id"}`);
  } finally {
    await close();
  }
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof FolderInUse;
  const away = error instanceof Error && error.name === "ProviderAway";
  console.error(expected || away ? (error as Error).message : error);
  process.exitCode = 1;
}

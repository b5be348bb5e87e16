import { fileURLToPath } from "node:url";
import { findLastRun } from "../src/domain/payments/reconciliation.ts";
import { readConfig } from "../src/runtime/config/config.ts";
import { openNodeWorld } from "../src/runtime/node/open-world.ts";
import { differenceKinds } from "../src/shared/payments/reconciliation.ts";
import { reconcilePayments } from "../src/tasks/payments/reconcile-payments.ts";
import { explain } from "./shared/explain.mjs";

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
  console.error(explain(error));
  process.exitCode = 1;
}

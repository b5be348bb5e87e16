import "./shared/check-node.mjs";
import { isBuilt, isInstalled } from "./build/freshness.mjs";
import { serveBuilt } from "./deploy/serve.mjs";

// One of many (src/runtime/node/cluster.ts) was started by a process that has seen to it.
const isOneOfMany = process.env.KEEPS_TIMETABLE !== undefined;

if (!isOneOfMany && !(isInstalled() && isBuilt())) {
  const { install } = await import("./shared/install.mjs");
  const { build } = await import("./build.mjs");
  if (!((await install()) && (await build()))) process.exit(1);
}
await serveBuilt();

import "./shared/check-node.mjs";
import { isBuilt, isInstalled } from "./build/freshness.mjs";
import { serveBuilt } from "./deploy/serve.mjs";

if (!(isInstalled() && isBuilt())) {
  const { install } = await import("./shared/install.mjs");
  const { build } = await import("./build.mjs");
  if (!((await install()) && (await build()))) process.exit(1);
}
await serveBuilt();

import "./check-node.mjs";
import cluster from "node:cluster";
import { build } from "./build.mjs";
import { install } from "./install.mjs";
import { serveBuilt } from "./serve.mjs";

// One of many was started by a process that has seen to it.
if (cluster.isPrimary && !((await install()) && (await build()))) process.exit(1);
await serveBuilt();

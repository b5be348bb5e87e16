import "./check-node.mjs";
import { install } from "./install.mjs";
import { root } from "./root.mjs";

if (!(await install())) process.exit(1);

process.chdir(root);
const { tsImport } = await import("tsx/esm/api");
await tsImport("./dev-server.ts", import.meta.url);

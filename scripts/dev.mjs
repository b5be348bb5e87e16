import "./shared/check-node.mjs";
import { install } from "./shared/install.mjs";
import { root } from "./shared/root.mjs";

if (!(await install())) process.exit(1);

process.chdir(root);
const { tsImport } = await import("tsx/esm/api");
await tsImport("./dev/dev-server.ts", import.meta.url);

import "./check-node.mjs";
import { install } from "./install.mjs";
import { root } from "./root.mjs";

if (!(await install())) process.exit(1);

process.chdir(root);
await import("../node_modules/vite/bin/vite.js");

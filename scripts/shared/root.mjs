import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/.$/, "");

/** A path of the checkout, wherever the command is called from. */
export const at = (...path) => resolve(root, ...path);

import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path of the checkout, wherever the command is called from. */
export const at = (...path) => resolve(root, ...path);

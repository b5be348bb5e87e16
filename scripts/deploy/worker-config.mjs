import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { at } from "../shared/root.mjs";

export async function workerConfig() {
  const text = await readFile(at("scripts/deploy/wrangler.jsonc"), "utf8");
  const config = JSON.parse(text.replace(/^\s*\/\/.*$/gm, ""));
  const absolute = (path) => join(at("scripts/deploy"), path);
  return {
    ...config,
    $schema: undefined,
    main: absolute(config.main),
    base_dir: absolute(config.base_dir),
    assets: { ...config.assets, directory: absolute(config.assets.directory) },
  };
}

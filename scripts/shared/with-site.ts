import { type Config, readConfig } from "../../src/runtime/config/config.ts";
import { type NodeWorld, openNodeWorld } from "../../src/runtime/node/open-world.ts";
import { explain } from "./explain.mjs";
import { root } from "./root.mjs";

// A command makes no pages.
const assets = { url: () => "", styles: () => ({ urls: [], css: "", hash: "" }) };

/** Runs the work of a command as the site would, with its settings and on its database. */
export async function withSite(work: (world: NodeWorld, config: Config) => Promise<void>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const world = await openNodeWorld(config, root, assets);
    try {
      await work(world, config);
    } finally {
      await world.close();
    }
  } catch (error) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { tasks as everywhere } from "../../tasks/index.ts";
import { readConfig } from "../config/config.ts";
import { openNodeWorld } from "./open-world.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const world = suite<{ folder: string }>("openNodeWorld");

world.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), "world-"));
});
world.after.each(({ folder }) => rm(folder, { recursive: true }));

world("refuses a wrong place for documents before it makes or migrates a database", async ({ folder }) => {
  const config = readConfig({ DATA_DIR: folder, STORAGE: "r2" });
  const refused = await openNodeWorld(config, root).then(() => "nothing was refused", String);
  assert.match(refused, "ConfigError: STORAGE=r2 is not available on Node");
  assert.equal(await readdir(folder), []);
});

world("keeps the tables of the embedded database in order, beside all other tasks", async ({ folder }) => {
  const config = readConfig({ DATA_DIR: folder });
  const assets = { url: () => "", styles: () => ({ urls: [], css: "", hash: "" }) };
  const { tasks, close } = await openNodeWorld(config, root, assets);
  await close();
  assert.equal(
    tasks.map(({ name }) => name),
    [...everywhere.map(({ name }) => name), "vacuum"],
  );
});

world.run();

import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lockFolder } from "./folder-lock.ts";

const lock = suite<{ folder: string }>("lockFolder");

lock.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), "lock-"));
});
lock.after.each(({ folder }) => rm(folder, { recursive: true }));

lock("makes the folder when it is not there", async ({ folder }) => {
  const unlock = await lockFolder(join(folder, "new"));
  assert.is((await readdir(join(folder, "new"))).length, 1);
  await unlock();
});

lock("leaves nothing behind when it is given back", async ({ folder }) => {
  const unlock = await lockFolder(folder);
  await unlock();
  assert.equal(await readdir(folder), []);
});

lock("lets one of two in the same process have it", async ({ folder }) => {
  const outcomes = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
  assert.equal(outcomes.map((outcome) => outcome.status).sort(), ["fulfilled", "rejected"]);
});

lock("takes over from a process that is dead", async ({ folder }) => {
  await writeFile(join(folder, "lock.4194399.0123456789ab"), "");
  const unlock = await lockFolder(folder);
  await unlock();
  assert.equal(await readdir(folder), []);
});

lock("takes over from a process whose number another one bears now", async ({ folder }) => {
  await writeFile(join(folder, `lock.${process.ppid}.0123456789ab`), "");
  const unlock = await lockFolder(folder);
  await unlock();
  assert.equal(await readdir(folder), []);
});

lock.run();

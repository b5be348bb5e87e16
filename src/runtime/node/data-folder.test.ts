import { mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openDataFolder } from "./data-folder.ts";

const opening = suite<{ folder: string }>("openDataFolder");

opening.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), "data-"));
});
opening.after.each(({ folder }) => rm(folder, { recursive: true }));

const refusal = (folder: string) => openDataFolder(folder).then(() => "nothing was refused", String);
const refused = (folder: string, code: string) =>
  `ConfigError: DATA_DIR must be a folder that this account can write to, but ${folder} is not one (${code}).`;

opening("makes what is missing, for this account alone", async ({ folder }) => {
  await openDataFolder(join(folder, "one", "two"));
  for (const made of ["one", "one/two"])
    assert.is((await stat(join(folder, made))).mode & 0o777, 0o700, made);
});

opening("takes one that is there, and a link to one", async ({ folder }) => {
  await symlink(folder, join(folder, "link"));
  await openDataFolder(folder);
  await openDataFolder(join(folder, "link"));
});

opening("lets two make it at once", async ({ folder }) => {
  const path = join(folder, "one", "two");
  await Promise.all([openDataFolder(path), openDataFolder(path)]);
});

opening("refuses a file, and what would lie below one", async ({ folder }) => {
  const file = join(folder, "file");
  await writeFile(file, "");
  assert.is(await refusal(file), refused(file, "ENOTDIR"));
  assert.is(await refusal(join(file, "below")), refused(file, "ENOTDIR"));
});

opening("refuses a link that leads nowhere", async ({ folder }) => {
  const link = join(folder, "link");
  await symlink(join(folder, "nowhere"), link);
  assert.is(await refusal(link), refused(link, "EEXIST"));
});

opening("refuses at once what the system makes no folder in", async () => {
  assert.match(await refusal("/proc/landfall/data"), "ConfigError: DATA_DIR must be a folder");
});

opening.run();

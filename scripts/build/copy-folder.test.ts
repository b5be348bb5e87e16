import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { copyFolder } from "./copy-folder.mjs";

const copying = suite<{ folder: string; from: string; to: string }>("copyFolder");

copying.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), "copy-"));
  context.from = join(context.folder, "from");
  context.to = join(context.folder, "to");
  await mkdir(context.from);
});
copying.after.each(({ folder }) => rm(folder, { recursive: true }));

async function write(folder: string, number: number) {
  await mkdir(join(folder, `${number}`));
  for (const piece of ["0", "1"]) await writeFile(join(folder, `${number}`, piece), `${number}.${piece}`);
}

copying("leaves out what vanishes meanwhile, and nothing else", async ({ from, to }) => {
  const numbers = Array.from({ length: 200 }, (_, number) => number);
  for (const number of numbers) await write(from, number);
  const erase = async () => {
    for (const number of numbers.filter((number) => number % 4 === 3).reverse())
      await rm(join(from, `${number}`), { recursive: true });
  };
  await Promise.all([copyFolder(from, to), erase()]);
  for (const number of numbers.filter((number) => number % 4 !== 3))
    for (const piece of ["0", "1"])
      assert.is(await readFile(join(to, `${number}`, piece), "utf8"), `${number}.${piece}`);
});

copying("follows a folder that lies on another disk", async ({ folder, from, to }) => {
  await mkdir(join(folder, "disk"));
  await write(join(folder, "disk"), 7);
  await symlink(join(folder, "disk"), join(from, "documents"));
  await copyFolder(from, to);
  await rm(join(folder, "disk"), { recursive: true });
  assert.is(await readFile(join(to, "documents", "7", "1"), "utf8"), "7.1");
});

copying("fails where the copy cannot be written", async ({ from, to }) => {
  await write(from, 1);
  await writeFile(to, "a file where the copy should be");
  assert.is(await copyFolder(from, to).catch(({ code }) => code), "EEXIST");
  assert.equal(await readdir(from), ["1"]);
});

copying.run();

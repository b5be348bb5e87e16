import { copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";

/** Copies a folder. A file that vanishes meanwhile is left out, and any other error is thrown. */
export async function copyFolder(from, to) {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of await readdir(from)) await copyUnlessGone(join(from, name), join(to, name));
}

async function copyUnlessGone(from, to) {
  try {
    if ((await stat(from)).isDirectory()) await copyFolder(from, to);
    else await copyFile(from, to);
  } catch (error) {
    if (error.code !== "ENOENT" || (await isThere(from))) throw error;
  }
}

export function isThere(path) {
  return stat(path).then(
    () => true,
    (error) => {
      if (error.code === "ENOENT") return false;
      throw error;
    },
  );
}

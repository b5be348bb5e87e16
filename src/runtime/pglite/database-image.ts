import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { replaceFile } from "../node/replace-file.ts";

/** Loading PGlite's empty database takes a fifth of the time of initdb. A failure only costs that time. */
export async function loadImage(): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(await imageFile())]);
  } catch {
    return undefined;
  }
}

export async function saveImage(database: PGlite): Promise<void> {
  try {
    const image = await database.dumpDataDir("none");
    await replaceFile(await imageFile(), Buffer.from(await image.arrayBuffer()));
  } catch {
    // A read-only installation has no cache.
  }
}

async function imageFile(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve("@electric-sql/pglite");
  const manifest = await readFile(resolve(entry, "../../package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  return join(resolve(entry, "../../../../"), ".cache", "landfall", `pglite-${version}.tar`);
}

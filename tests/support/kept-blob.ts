import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { replaceFile } from "../../src/runtime/node/replace-file.ts";

const folder = fileURLToPath(new URL("../../.cache/tests/", import.meta.url));

/** Gives the blob that any process made from the same source before, or else makes it now. */
export async function keptBlob(name: string, source: unknown, make: () => Promise<Blob>): Promise<Blob> {
  const file = `${name}-${createHash("sha256").update(JSON.stringify(source)).digest("hex").slice(0, 16)}`;
  const kept = await readFile(join(folder, file)).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const made = await make();
  // Another process may be writing the same one, under a name that begins like it.
  for (const old of await readdir(folder).catch(() => []))
    if (old.startsWith(`${name}-`) && !old.startsWith(file)) await rm(join(folder, old), { force: true });
  await replaceFile(join(folder, file), Buffer.from(await made.arrayBuffer()));
  return made;
}

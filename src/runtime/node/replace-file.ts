import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** A reader, or a crash, finds the old or the new file and never a part. */
export async function replaceFile(path: string, content: string | Uint8Array, mode = 0o644): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${process.pid}-${crypto.randomUUID().slice(0, 8)}`;
  try {
    const file = await open(draft, "wx", mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

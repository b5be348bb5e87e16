import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "../../services/files/files.ts";
import { fsFiles } from "../../services/files/unstorage-files.ts";

export function filesIn(directory: string): Promise<FileStore> {
  return fsFiles(directory, (path) => rm(join(directory, path), { recursive: true, force: true }));
}

import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "../config/config-error.ts";
import { isDiskFull } from "../node/data-folder.ts";

/** PGlite's file system throws error numbers without words. */
const codes: Record<number, string> = {
  2: "EACCES",
  19: "EDQUOT",
  29: "EIO",
  33: "EMFILE",
  41: "ENFILE",
  51: "ENOSPC",
  63: "EPERM",
  69: "EROFS",
};

/** PostgreSQL writes a 16 MB segment of its log at the start. */
const roomBytes = 24 * 1024 * 1024;

export async function embeddedFault(cause: unknown, folder: string): Promise<Error> {
  const { name, errno, code, message } = cause as NodeJS.ErrnoException;
  const reason = name === "ErrnoError" ? (codes[errno ?? 0] ?? `file system error ${errno}`) : code;
  if (isDiskFull({ code: reason }) || (await hasNoRoom(folder)))
    return Object.assign(new Error("no space left", { cause }), { code: "ENOSPC", path: folder });
  return new ConfigError(
    `The embedded database in ${join(folder, "postgres")} cannot be opened (${reason ?? message}). Restore the data folder from a copy, or set DATA_DIR to another folder.`,
    { cause },
  );
}

/** PGlite does not report its cause. Only a failing write shows a quota. */
async function hasNoRoom(folder: string): Promise<boolean> {
  const path = join(folder, "room");
  try {
    await writeFile(path, new Uint8Array(roomBytes));
    return false;
  } catch (error) {
    return isDiskFull(error);
  } finally {
    await rm(path, { force: true });
  }
}

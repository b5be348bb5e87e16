import { constants } from "node:fs";
import { access, mkdir, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { ConfigError } from "../config/config-error.ts";

/** Makes the folder when it is missing. Throws `ConfigError` when this account cannot write to it. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await make(resolve(folder));
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    if (isDiskFull(error)) throw error;
    throw new ConfigError(
      `DATA_DIR must be a folder that this account can write to, but ${path} is not one (${code}).`,
    );
  }
}

/** A quota counts as a full disk. */
export const isDiskFull = (error: unknown) => /^(ENOSPC|EDQUOT)$/.test(String(codeOf(error)));

/** Node's recursive mkdir never ends below /proc, so this makes one level at a time. */
async function make(folder: string): Promise<void> {
  if (dirname(folder) !== folder) await make(dirname(folder));
  if (await isThere(folder)) return;
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another process made it meanwhile.
    if (codeOf(error) !== "EEXIST" || !(await isThere(folder))) throw error;
  }
}

async function isThere(folder: string): Promise<boolean> {
  const found = await stat(folder).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });
  if (found && !found.isDirectory())
    throw Object.assign(new Error("not a folder"), { code: "ENOTDIR", path: folder });
  return found !== undefined;
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

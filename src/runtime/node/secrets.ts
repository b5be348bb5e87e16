import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { link, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/config-error.ts";
import { openDataFolder } from "./data-folder.ts";
import { replaceFile } from "./replace-file.ts";

export interface Secrets {
  secretKey: string;
  adminPassword: string;
  /** The site never prints the operator's own password. */
  adminPasswordFromEnvironment: boolean;
}

type Kept = Pick<Secrets, "secretKey" | "adminPassword">;

/** Takes secrets from the configuration, or else from a file in `dataDir`, which the first start makes. */
export async function ensureSecrets(
  dataDir: string,
  config: Pick<Config, "secretKey" | "adminPassword">,
): Promise<Secrets> {
  const { secretKey, adminPassword } = config;
  const adminPasswordFromEnvironment = adminPassword !== undefined;
  if (secretKey !== undefined && adminPassword !== undefined)
    return { secretKey, adminPassword, adminPasswordFromEnvironment };
  const path = join(dataDir, "secrets.json");
  const kept = (await readKept(path)) ?? (await makeOnce(path));
  return {
    secretKey: secretKey ?? kept.secretKey,
    adminPassword: adminPassword ?? kept.adminPassword,
    adminPasswordFromEnvironment,
  };
}

/** When two first starts race, both read the same file. */
async function makeOnce(path: string): Promise<Kept> {
  const made: Kept = { secretKey: randomBytes(32).toString("base64url"), adminPassword: readablePassword() };
  await openDataFolder(dirname(path));
  const draft = `${path}.${randomUUID()}`;
  await replaceFile(draft, `${JSON.stringify(made, null, 2)}\n`, 0o600);
  try {
    await link(draft, path);
    return made;
  } catch (error) {
    const kept = await readKept(path);
    if (kept) return kept;
    if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
    // Some file systems have no hard links.
    await rename(draft, path);
    return made;
  } finally {
    await rm(draft, { force: true });
  }
}

/** A damaged file is never replaced, because nobody could open what its key sealed. */
async function readKept(path: string): Promise<Kept | undefined> {
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw new ConfigError(
      `The site cannot read ${path} (${error.code}). Let this account read it, or set SECRET_KEY and ADMIN_PASSWORD.`,
    );
  });
  if (text === undefined) return undefined;
  const kept = parsed(text);
  if (typeof kept?.secretKey === "string" && typeof kept.adminPassword === "string")
    return { secretKey: kept.secretKey, adminPassword: kept.adminPassword };
  throw new ConfigError(
    `${path} is damaged. Restore it from a backup, or set SECRET_KEY and ADMIN_PASSWORD.`,
  );
}

function parsed(text: string): Partial<Kept> | null {
  try {
    return JSON.parse(text) as Partial<Kept> | null;
  } catch {
    return null;
  }
}

function readablePassword(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

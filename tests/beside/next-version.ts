import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { shared } from "./beside.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Makes a folder that holds what the image of the site holds, and one migration more. Returns its path. */
export function nextVersion(migration: string): string {
  const folder = mkdtempSync(join(shared, "version-"));
  for (const path of ["package.json", "dist", "sql", "scripts/deploy", "scripts/shared"])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(folder, "sql", migrationAfter(readdirSync(join(folder, "sql")))), migration);
  return folder;
}

function migrationAfter(files: string[]): string {
  const numbers = files.map((file) => Number(/^\d{4}/.exec(file)?.[0] ?? 0));
  return `${String(Math.max(...numbers) + 1).padStart(4, "0")}_next_version.sql`;
}

import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { shared } from "./beside.ts";
import { run } from "./containers.ts";

const release = "trixie";
const versions = { node: "22.23.3", npm: "10.9.9" };

/** An archive of Debian with Node and npm, as the Dockerfile's NODE_IMAGE has them. It is made once for each user. */
export function baseArchive(): string {
  const caches = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "landfall");
  const archive = join(caches, `${release}-node-${versions.node}-npm-${versions.npm}.tar`);
  if (existsSync(archive)) return archive;
  mkdirSync(caches, { recursive: true });
  const folder = mkdtempSync(join(shared, "base-"));
  const debian = join(folder, "debian");
  console.log(`Making ${archive}, which takes up to ten minutes ...`);
  run("debootstrap", ["--variant=minbase", release, debian, "http://deb.debian.org/debian"]);
  for (const place of ["var/cache/apt/archives", "var/lib/apt/lists"]) emptied(join(debian, place));
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  run("npm", ["install", "--global", "--prefix", join(debian, "usr/local"), ...packages]);
  // The program itself is in bin, as in Node's own images: npm reads its settings from beside that folder.
  const node = join(debian, "usr/local/lib/node_modules/node");
  renameSync(join(node, "bin/node"), join(debian, "usr/local/bin/node"));
  rmSync(node, { recursive: true });
  run("tar", ["--create", "--file", join(folder, "base.tar"), "--directory", debian, "."]);
  cpSync(join(folder, "base.tar"), `${archive}.new`);
  renameSync(`${archive}.new`, archive);
  rmSync(folder, { recursive: true });
  return archive;
}

function emptied(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
}

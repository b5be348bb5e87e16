import "./check-node.mjs";
import { createHash } from "node:crypto";
import { readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install } from "./install.mjs";
import { exclusively } from "./lock.mjs";
import { ended, start } from "./processes.mjs";
import { at, root } from "./root.mjs";

const inputs = [
  "src",
  "islands",
  "public",
  "sql/seed",
  "scripts/used-styles.ts",
  "scripts/mended-postgres.ts",
  "scripts/smaller-worker.ts",
  "scripts/used-stripe.ts",
  "vite.config.ts",
  "package-lock.json",
  "tsconfig.json",
];
const marker = at("dist", ".hash");

/** Builds the browser, Node and Worker bundles unless they are fresh; false when that failed. */
export async function build() {
  if (await isFresh()) return true;
  return exclusively("build", async () => (await isFresh()) || runVite());
}

async function isFresh() {
  const built = await readFile(marker, "utf8").catch(() => undefined);
  return built !== undefined && built === (await inputHash());
}

async function runVite() {
  const hash = await inputHash();
  await rm(marker, { force: true });
  console.log("Building ...");
  const env = { ...process.env, NODE_ENV: "production" };
  const args = [at("node_modules/vite/bin/vite.js"), "build", "--app", "--logLevel", "warn"];
  const vite = start(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  if ((await ended(vite)) !== 0) {
    console.error("The build failed: see above.");
    return false;
  }
  await writeFile(`${marker}.${process.pid}`, hash);
  await rename(`${marker}.${process.pid}`, marker);
  return true;
}

async function inputHash() {
  const hash = createHash("sha256");
  const files = (await Promise.all(inputs.map(filesUnder))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(at(file))));
  files.forEach((file, index) => {
    hash.update(`${file}\0${contents[index].length}\0`).update(contents[index]);
  });
  return hash.digest("hex");
}

/** The files under a path of the checkout; tests are no part of the site. */
async function filesUnder(path) {
  const entries = await readdir(at(path), { withFileTypes: true }).catch((error) => error.code);
  if (entries === "ENOTDIR") return [path];
  if (entries === "ENOENT") return [];
  if (!Array.isArray(entries)) throw new Error(`${path} cannot be read: ${entries}`);
  const below = entries.map((entry) => {
    const child = join(path, entry.name);
    if (entry.isDirectory()) return filesUnder(child);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
  });
  return (await Promise.all(below)).flat();
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exit((await install()) && (await build()) ? 0 : 1);
}

import "./check-node.mjs";
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
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
  "scripts/built-server.mjs",
  "scripts/used-styles.ts",
  "scripts/lighter-react.ts",
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

/** By when each file was last written, which takes a tenth of the time; by what is in them when that differs. */
async function isFresh() {
  const [hash, times] = (await readFile(marker, "utf8").catch(() => "")).split("\n");
  if (times === inputTimes()) return true;
  if (!hash || hash !== (await inputHash())) return false;
  await mark(hash);
  return true;
}

async function mark(hash) {
  await writeFile(`${marker}.${process.pid}`, `${hash}\n${inputTimes()}`);
  await rename(`${marker}.${process.pid}`, marker);
}

async function runVite() {
  const hash = await inputHash();
  await rm(marker, { force: true });
  console.log("Building ...");
  const env = { ...process.env, NODE_ENV: "production" };
  const args = [at("node_modules/vite/bin/vite.js"), "build", "--app", "--logLevel", "warn"];
  const vite = start(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  if ((await ended(vite)) !== 0 || (await ended(keepCode(env))) !== 0) {
    console.error("The build failed: see above.");
    return false;
  }
  await mark(hash);
  return true;
}

/** Compiles what was built; a site that is loaded by the builder would change the builder's own Request and Response. */
const keepCode = (env) =>
  start(process.execPath, [at("scripts/built-server.mjs")], {
    cwd: root,
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });

async function inputHash() {
  const hash = createHash("sha256");
  const files = inputFiles();
  const contents = await Promise.all(files.map((file) => readFile(at(file))));
  files.forEach((file, index) => {
    hash.update(`${file}\0${contents[index].length}\0`).update(contents[index]);
  });
  return hash.digest("hex");
}

/** The change time, which no copy or checkout brings along from elsewhere. */
function inputTimes() {
  const times = inputFiles().map((file) => {
    const { size, ctimeMs } = statSync(at(file));
    return `${file}\0${size}\0${ctimeMs}`;
  });
  return createHash("sha256").update(times.join("\0")).digest("hex");
}

const inputFiles = () => inputs.flatMap(filesUnder).sort();

/** The files under a path of the checkout; tests are no part of the site. */
function filesUnder(path) {
  const found = statSync(at(path), { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(at(path), { withFileTypes: true }).flatMap((entry) => {
    const child = `${path}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(child);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [child];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exit((await install()) && (await build()) ? 0 : 1);
}

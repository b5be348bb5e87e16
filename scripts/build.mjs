import "./shared/check-node.mjs";
import { createHash } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { builder, buildMarker, builtHash, inputFiles, inputTimes, isBuilt } from "./build/freshness.mjs";
import { install } from "./shared/install.mjs";
import { exclusively } from "./shared/lock.mjs";
import { ended, start } from "./shared/processes.mjs";
import { at, root } from "./shared/root.mjs";

export async function build() {
  if (await isFresh()) return true;
  return exclusively("build", async () => (await isFresh()) || runVite());
}

/** Reading when each file was last written takes a tenth of the time of hashing. */
async function isFresh() {
  if (isBuilt()) return true;
  if (!(await isBuiltFromHere())) return false;
  await mark(builtHash());
  return true;
}

export async function isBuiltFromHere() {
  const hash = builtHash();
  return hash !== undefined && hash === (await inputHash());
}

async function mark(hash) {
  await writeFile(`${buildMarker}.${process.pid}`, `${hash}\n${inputTimes()}`);
  await rename(`${buildMarker}.${process.pid}`, buildMarker);
}

async function runVite() {
  const hash = await inputHash();
  await rm(buildMarker, { force: true });
  console.log("Building ...");
  const env = { ...process.env, NODE_ENV: "production" };
  const args = [at("node_modules/vite/bin/vite.js"), "build", "--app", "--logLevel", "warn"];
  const vite = start(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] });
  if ((await ended(vite)) !== 0) {
    console.error("The build failed. The lines above say why.");
    return false;
  }
  await mark(hash);
  return true;
}

async function inputHash() {
  const hash = createHash("sha256").update(`${builder}\0`);
  const files = inputFiles();
  const contents = await Promise.all(files.map((file) => readFile(at(file))));
  files.forEach((file, index) => {
    hash.update(`${file}\0${contents[index].length}\0`).update(contents[index]);
  });
  return hash.digest("hex");
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.exit((await install()) && (await build()) ? 0 : 1);
}

import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ended, kill, start } from "../shared/processes.mjs";
import { root } from "../shared/root.mjs";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const patienceMs = 180_000;

export async function findChromium() {
  for (const source of [process.env.CHROMIUM_PATH, fromSystem, fromPlaywright, fromDebian]) {
    const path = typeof source === "function" ? await source() : source;
    if (path && (await runs(path))) return path;
  }
  return undefined;
}

function fromSystem() {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((dir) => names.map((name) => join(dir, name)));
  return [...onPath, ...elsewhere].find(isExecutable);
}

async function fromPlaywright() {
  const { chromium } = await import("playwright");
  if (!existsSync(chromium.executablePath())) {
    console.log("No Chromium on this machine: trying Playwright's ...");
    await finished(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]);
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Debian's chromium ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await finished("apt-get", ["-qq", "update"], env);
  await finished(
    "apt-get",
    ["-qq", "install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"],
    env,
  );
  return fromSystem();
}

/**
 * Playwright's Chromium lacks libraries on a bare machine, and Ubuntu's package is an empty shell. Therefore only a
 * Chromium that runs counts.
 */
async function runs(path) {
  return (await finished(path, ["--version"])) === 0;
}

async function finished(command, args, env = process.env) {
  const child = start(command, args, { cwd: root, env, stdio: "ignore" });
  const limit = setTimeout(() => kill(child), patienceMs);
  const code = await ended(child);
  clearTimeout(limit);
  return code;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

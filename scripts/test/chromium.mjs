import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ended, kill, start } from "../shared/processes.mjs";
import { root } from "../shared/root.mjs";

const shell = "chromium-headless-shell";
const whole = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const elsewhere = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];
const patienceMs = 180_000;

/**
 * Finds a browser, or installs one. The headless shell draws no window, so a page takes a fraction of the processor
 * time. A whole Chromium alone keeps pages for the Back button.
 */
export async function findChromium({ isWhole = false } = {}) {
  const names = isWhole ? whole : [shell, ...whole];
  for (const source of [process.env.CHROMIUM_PATH, fromSystem, fromPlaywright, fromDebian]) {
    const path = typeof source === "function" ? await source(names) : source;
    if (path && (await runs(path))) return path;
  }
  return undefined;
}

function fromSystem(names) {
  const onPath = names.flatMap((name) =>
    (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)),
  );
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

async function fromDebian(names) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Debian's Chromium ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await finished("apt-get", ["-qq", "update"], env);
  await finished(
    "apt-get",
    ["-qq", "install", "-y", "--no-install-recommends", names[0], "fonts-dejavu-core"],
    env,
  );
  return fromSystem(names);
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

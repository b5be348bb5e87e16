import "./check-node.mjs";
import { writeFile } from "node:fs/promises";
import { installMarker, isInstalled, lockHash } from "../build/freshness.mjs";
import { exclusively } from "./lock.mjs";
import { eachLine, ended, start } from "./processes.mjs";
import { root } from "./root.mjs";

export async function install() {
  if (isInstalled()) return true;
  return exclusively("install", async () => isInstalled() || runNpm());
}

async function runNpm() {
  const hash = lockHash();
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  console.log("Installing packages (only when package-lock.json has changed) ...");
  const progress = setInterval(() => console.log(`  still installing, ${seconds()}`), 10_000);
  const said = [];
  const npm = startNpm();
  eachLine(npm, (line) => said.push(line));
  const code = await ended(npm);
  clearInterval(progress);
  if (code !== 0) {
    console.error(said.slice(0, 15).join("\n"));
    console.error(`\n${advice(said)} Then run the same command again.`);
    return false;
  }
  await writeFile(installMarker, hash);
  console.log(`Packages installed in ${seconds()}.`);
  return true;
}

function advice(said) {
  if (said.some((line) => line.includes("EUSAGE"))) {
    return "package.json and package-lock.json do not match. Run npm install.";
  }
  return "npm could not install the packages. Check that the registry answers (npm ping) and that the disk has space.";
}

/** With NODE_ENV=production npm would leave out the packages that build. */
function startNpm() {
  const args = ["ci", "--ignore-scripts", "--include=dev", "--include=optional", "--no-audit", "--no-fund"];
  const own = process.env.npm_execpath;
  if (own?.endsWith("npm-cli.js")) return start(process.execPath, [own, ...args], { cwd: root });
  return start("npm", args, { cwd: root, shell: process.platform === "win32" });
}

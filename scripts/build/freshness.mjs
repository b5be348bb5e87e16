import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { root } from "../shared/root.mjs";

// Every start asks here before it loads what installs and builds, so this reads little.

const inputs = [
  "src",
  "islands",
  "public",
  "sql/seed",
  "scripts/build/used-styles.ts",
  "scripts/build/mended-postgres.ts",
  "scripts/build/page-language.ts",
  "vite.config.ts",
  "package-lock.json",
  "tsconfig.json",
];

/** Another version of Node may build other files. */
export const builder = `Node ${process.versions.node.split(".")[0]}`;

export const installMarker = `${root}/node_modules/.landfall-lock`;
/** Holds two lines: the hash of what was built, and of when that was last written. */
export const buildMarker = `${root}/dist/.hash`;

export const isInstalled = () => textOf(installMarker) === lockHash();

export const lockHash = () => hashOf(readFileSync(`${root}/package-lock.json`));

export const isBuilt = () => textOf(buildMarker)?.split("\n")[1] === inputTimes();

export const builtHash = () => textOf(buildMarker)?.split("\n")[0] || undefined;

/** No copy or checkout brings a change time from elsewhere. */
export function inputTimes() {
  const times = inputFiles().map((file) => {
    const { size, ctimeMs } = statSync(`${root}/${file}`);
    return `${file}\0${size}\0${ctimeMs}`;
  });
  return hashOf([builder, ...times].join("\0"));
}

export const inputFiles = () => inputs.flatMap(filesUnder).sort();

function filesUnder(path) {
  const found = statSync(`${root}/${path}`, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? filesIn(path) : [path];
}

function filesIn(folder) {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesIn(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

const hashOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

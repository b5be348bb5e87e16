import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Script } from "node:vm";

const builtFile = fileURLToPath(new URL("../dist/node/server.cjs", import.meta.url));

/** The server's exports, from what V8 compiled at the build: it starts in two thirds of the time. */
export function loadServer(file = builtFile) {
  const source = readFileSync(file, "utf8");
  return run(file, compile(file, source, keptCode(file, source)));
}

/** At the end of a build: what has run is compiled. */
export function keepCode(file = builtFile) {
  const source = readFileSync(file, "utf8");
  const script = compile(file, source);
  run(file, script);
  writeFileSync(codeFile(file, source), script.createCachedData());
}

/** Another version of Node refuses what this one compiled, and starts without. */
function compile(file, source, cachedData) {
  // What module files are wrapped in, on their first line, so that traces name theirs.
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${source}\n})`;
  return new Script(wrapped, { filename: file, cachedData });
}

function run(file, script) {
  const module = { exports: {} };
  const load = script.runInThisContext();
  load.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

function keptCode(file, source) {
  try {
    return readFileSync(codeFile(file, source));
  } catch {
    return undefined;
  }
}

/** Named by what it was made of: V8 itself compares no more than the length. */
const codeFile = (file, source) =>
  `${file}.${createHash("sha256").update(source).digest("hex").slice(0, 16)}`;

if (import.meta.url === pathToFileURL(process.argv[1]).href) keepCode();

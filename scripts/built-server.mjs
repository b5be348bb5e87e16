import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

const builtFile = fileURLToPath(new URL("../dist/node/server.js", import.meta.url));

/** The server's exports, from what V8 compiled at the build: it starts in two thirds of the time. */
export function loadServer(file = builtFile) {
  return run(file, compile(file, keptCode));
}

/** At the end of a build: what has run is compiled, the file itself and what `rehearse` runs of it. */
export async function keepCode(file = builtFile, rehearse = () => {}) {
  const script = compile(file);
  await rehearse(run(file, script));
  writeFileSync(codeFile(file, readFileSync(file)), script.createCachedData());
}

/** Another version of Node refuses what this one compiled, and starts without. */
function compile(file, codeOf = () => undefined) {
  const bytes = readFileSync(file);
  return new Script(bytes.latin1Slice(), { filename: file, cachedData: codeOf(file, bytes) });
}

function run(file, script) {
  const module = { exports: {} };
  const load = script.runInThisContext();
  load.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

function keptCode(file, bytes) {
  try {
    return readFileSync(codeFile(file, bytes));
  } catch {
    return undefined;
  }
}

/** Named by what it was made of: V8 itself compares no more than the length. */
const codeFile = (file, bytes) => `${file}.${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}`;

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { Script } from "node:vm";

const builtFile = fileURLToPath(new URL("../../dist/node/server.js", import.meta.url));

/** The server's exports, from what V8 compiled at the build: it starts in four fifths of the time. */
export function loadServer(file = builtFile) {
  const bytes = readFileSync(file);
  return run(file, compile(file, bytes, keptCode(file, bytes)));
}

/** At the end of a build: what has run is compiled, the file itself and what `rehearse` runs of it. */
export async function keepCode(file = builtFile, rehearse = () => {}) {
  const bytes = readFileSync(file);
  const script = compile(file, bytes);
  await rehearse(run(file, script));
  const code = script.createCachedData();
  writeFileSync(codeFile(file, bytes), Buffer.concat([hashOf(code), code]));
}

/** Another version of Node refuses what this one compiled, and starts without. */
const compile = (file, bytes, cachedData) => new Script(bytes.latin1Slice(), { filename: file, cachedData });

function run(file, script) {
  const module = { exports: {} };
  const load = script.runInThisContext();
  load.call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

/** Undefined when there is none, or it is damaged: V8 would run that, and take the process down. */
function keptCode(file, bytes) {
  try {
    const kept = readFileSync(codeFile(file, bytes));
    const code = kept.subarray(hashBytes);
    return hashOf(code).equals(kept.subarray(0, hashBytes)) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Named by what it was made of: V8 itself compares no more than the length. */
const codeFile = (file, bytes) => `${file}.${hashOf(bytes).toString("hex").slice(0, 16)}`;

const hashBytes = 32;
const hashOf = (bytes) => createHash("sha256").update(bytes).digest();

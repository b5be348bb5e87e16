import { execFileSync } from "node:child_process";
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keepCode, loadServer } from "./built-server.mjs";

const built = suite<{ folder: string; file: string }>("The built server");

/** Functions that have run are what is kept compiled. */
const saying = (word: string) =>
  `(function (exports) {const say = () => "${word}"; say(); exports.say = say;\n})\n`;

built.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), "landfall-built-"));
  context.file = join(context.folder, "server.js");
  writeFileSync(context.file, saying("one"));
});
built.after.each(({ folder }) => rmSync(folder, { recursive: true }));

const said = (file: string) => (loadServer(file).say as () => string)();
const kept = (folder: string) => readdirSync(folder).filter((name) => name !== "server.js");

built("is loaded from the code that was kept of it", async ({ folder, file }) => {
  await keepCode(file);
  assert.is(kept(folder).length, 1);
  assert.is(said(file), "one");
});

built("keeps what a rehearsal ran as well", async ({ folder, file }) => {
  const bytes = async (rehearse?: Parameters<typeof keepCode>[1]) => {
    await keepCode(file, rehearse);
    return statSync(join(folder, kept(folder)[0]!)).size;
  };
  writeFileSync(
    file,
    "(function (exports) {exports.add = (a, b) => { const sum = a + b; return [sum]; };})\n",
  );
  const unrehearsed = await bytes();
  const rehearsed = await bytes(({ add }) => (add as (a: number, b: number) => unknown)(1, 2));
  assert.ok(rehearsed > unrehearsed, `${rehearsed} bytes, ${unrehearsed} without`);
});

built("is loaded without that code, too", ({ file }) => {
  assert.is(said(file), "one");
});

built("is loaded anew when that code is damaged", async ({ folder, file }) => {
  await keepCode(file);
  const code = join(folder, kept(folder)[0]!);
  const bytes = readFileSync(code);
  writeFileSync(code, bytes.fill(0, bytes.length / 2));
  assert.is(said(file), "one");
  truncateSync(code, 64);
  assert.is(said(file), "one");
});

built("is never mixed with the code of another build of the same length", async ({ file }) => {
  await keepCode(file);
  writeFileSync(file, saying("two"));
  assert.is(said(file), "two");
});

/** In a process of its own, as at a start: tests beside this one may have changed V8's flags. */
const verdict = `
  const [file, kept] = process.argv.slice(1);
  const { readFileSync } = require("node:fs");
  const { Script } = require("node:vm");
  const cachedData = readFileSync(kept).subarray(32);
  process.stdout.write(String(new Script(readFileSync(file, "latin1"), { cachedData }).cachedDataRejected));`;

built("of the site is kept as V8 takes it at a start", () => {
  const folder = fileURLToPath(new URL("../../dist/node", import.meta.url));
  const [file, code] = ["server.js", kept(folder)[0]!].map((name) => join(folder, name));
  const said = execFileSync(process.execPath, ["-e", verdict, file!, code!], { encoding: "utf8" });
  assert.is(said, "false");
});

built.run();

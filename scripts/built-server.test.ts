import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { keepCode, loadServer } from "./built-server.mjs";

const built = suite<{ folder: string; file: string }>("The built server");

/** Functions that have run are what is kept compiled. */
const saying = (word: string) => `const say = () => "${word}"; say(); exports.say = say;\n`;

built.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), "landfall-built-"));
  context.file = join(context.folder, "server.cjs");
  writeFileSync(context.file, saying("one"));
});
built.after.each(({ folder }) => rmSync(folder, { recursive: true }));

const said = (file: string) => (loadServer(file).say as () => string)();
const kept = (folder: string) => readdirSync(folder).filter((name) => name !== "server.cjs");

built("is loaded from the code that was kept of it", ({ folder, file }) => {
  keepCode(file);
  assert.is(kept(folder).length, 1);
  assert.is(said(file), "one");
});

built("is loaded without that code, too", ({ file }) => {
  assert.is(said(file), "one");
});

built("is loaded anew when that code is damaged", ({ folder, file }) => {
  keepCode(file);
  truncateSync(join(folder, kept(folder)[0]!), 64);
  assert.is(said(file), "one");
});

built("is never mixed with the code of another build of the same length", ({ file }) => {
  keepCode(file);
  writeFileSync(file, saying("two"));
  assert.is(said(file), "two");
});

built.run();

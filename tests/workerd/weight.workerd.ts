import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { at } from "../../scripts/shared/root.mjs";
import { languages } from "../../src/shared/languages.ts";

const weight = suite("the weight of the Worker");
const mostKilobytes = 600;
const mostOfLanguage = 120;

const isCatalogue = (file: string) => /\bspoken-/.test(file);
const modules = () =>
  readdirSync(at("dist/worker"), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".js"),
  );

function kilobytesOf(files: string[]): number {
  const bytes = files.map((file) => gzipSync(readFileSync(at("dist/worker", file)), { level: 9 }).length);
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1000);
}

weight(`weighs at most ${mostKilobytes} kB without its languages, compressed`, () => {
  const kilobytes = kilobytesOf(modules().filter((file) => !isCatalogue(file)));
  console.log(`The Worker's bundle: ${kilobytes} kB gzip`);
  assert.ok(kilobytes <= mostKilobytes, `${kilobytes} kB`);
});

weight(`loads at most ${mostOfLanguage} kB for a language, compressed`, () => {
  const catalogues = modules().filter(isCatalogue);
  assert.is(catalogues.length, Object.keys(languages).length - 1);
  for (const file of catalogues)
    assert.ok(kilobytesOf([file]) <= mostOfLanguage, `${kilobytesOf([file])} kB`);
});

weight.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { claims } from "../../src/content/claims.ts";
import { en } from "../../src/content/en/index.ts";
import { filesUnder, isTest } from "./source-files.ts";

const words = suite("the words of the site");

const code = ["src", "islands"]
  .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
  .filter((file) => !isTest(file) && !file.path.startsWith("src/content/en/"))
  .map(({ text }) => text)
  .join("\n");

const quoted = new Set([...code.matchAll(/"([\w.-]+)"/g)].map(([, text]) => text));

/** Keys that the code puts together: `jobs.empty.left.${name}`. */
const composed = [
  ...new Set(
    [...code.matchAll(/`((?:[\w-]+\.)+(?:[\w.-]*\$\{[^}`]*\})+[\w.-]*)`/g)].map(([, text = ""]) => text),
  ),
].map((text) => new RegExp(`^${text.replaceAll(".", "\\.").replace(/\$\{[^}]*\}/g, "[\\w.-]+")}$`));

/** `${page}.title`: the beginning is one of the texts in quotation marks. */
const endings = [...code.matchAll(/`\$\{\w+\}((?:\.\w+)+)`/g)].map(([, ending = ""]) => ending);
const isEnding = (key: string) =>
  endings.some((ending) => key.endsWith(ending) && quoted.has(key.slice(0, -ending.length)));

/** A key as the code asks for it: the plural and the samples are chosen by a function. */
const askedAs = (key: string) => [
  key,
  key.replace(/\.(one|other)$/, ""),
  key.replace(/(\.samples)?\.(one|other)$/, ""),
];

const isUsed = (key: string) =>
  isEnding(key) ||
  askedAs(key).some((asked) => quoted.has(asked) || composed.some((pattern) => pattern.test(asked)));

words("are all asked for by some code", () => {
  assert.ok(composed.length > 20, "the composed keys are found");
  assert.equal(
    Object.keys(en).filter((key) => !isUsed(key)),
    [],
  );
});

words("hold no claim that no page makes", () => {
  assert.equal(
    Object.keys(claims).filter((name) => !code.includes(`claims.${name}`)),
    [],
  );
});

words.run();

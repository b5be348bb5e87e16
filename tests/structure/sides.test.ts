import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesUnder, isTest, type SourceFile, withoutComments } from "./source-files.ts";

const sides = suite("sides");

const advice =
  "A language may run from right to left: write start and end, as in margin-inline-start, inset-inline-end, " +
  "border-start-start-radius, text-align: start. Four values name sides, too.";

const sheets = filesUnder("src/styles", /\.css$/);
/** Mail programs understand only physical sides, so emails may name them. */
const code = [...filesUnder("src", /\.tsx?$/), ...filesUnder("islands", /\.tsx?$/)].filter(
  (file) => !isTest(file) && !file.path.startsWith("src/emails/"),
);

sides("are start and end in style sheets", () => {
  const wrong = sheets.flatMap((sheet) =>
    declarationsOf(sheet)
      .filter(([property, value]) => isPhysical(property, value))
      .map(([property, value]) => `${sheet.path}: ${property}: ${value}`),
  );
  assert.equal(wrong, [], advice);
});

sides("are start and end in styles that code writes", () => {
  const wrong = code.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(written)].map(([found]) => `${path}: ${found}`),
  );
  assert.equal(wrong, [], advice);
});

sides("are found in every way to write them", () => {
  const physical = ["left: 0", "border-left-color: red", "border-top-left-radius: 1px", "float: left"];
  const short = ["padding: 1px 0 1px 2px", "margin: 0 calc(1px + 2px) 0 0", "border-radius: 1px 2px"];
  const logical = ["inset-inline-start: 0", "text-align: start", "padding: 1px 2px 3px 2px", "margin: 0 1px"];
  const found = (text: string) => isPhysical(...(text.split(": ") as [string, string]));
  assert.equal([...physical, ...short].map(found), Array(7).fill(true));
  assert.equal(logical.map(found), Array(4).fill(false));
  const inCode = ["marginLeft: 4", 'textAlign: "right"', "style={{ left: 0 }}", "padding-right:4px"];
  assert.equal(
    inCode.map((text) => text.match(written)?.length),
    Array(4).fill(1),
  );
});

sides.run();

const written = new RegExp(
  [
    /\b(margin|padding|border|borderTop|borderBottom|scrollMargin|scrollPadding)(Left|Right)\w*(?=\??:)/,
    /\b(margin|padding|border|border-top|border-bottom)-(left|right)[\w-]*(?=:)/,
    /\b(text-align|textAlign|float|clear):\s*"?(left|right)\b/,
    /style=\{\{[^}]*\b(left|right):/,
  ]
    .map((part) => part.source)
    .join("|"),
  "g",
);

function declarationsOf({ text }: SourceFile): [string, string][] {
  const declarations = text.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([\w-]+)\s*:\s*([^;{}]+?)\s*[;}]/g);
  return [...declarations].map(([, property = "", value = ""]) => [property, value]);
}

function isPhysical(property: string, value: string): boolean {
  if (/(^|-)(left|right)(-|$)/.test(property)) return true;
  if (/^(text-align|float|clear)$/.test(property)) return /^(left|right)$/.test(value);
  const [first, second = first, third = first, fourth = second] = partsOf(value);
  // The corners begin at the top left, the edges at the top.
  if (property === "border-radius") return first !== second || third !== fourth;
  return /^(margin|padding|inset|border-(width|style|color))$/.test(property) && second !== fourth;
}

/** `calc(1px + 2px)` is one part. */
const partsOf = (value: string) => value.match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? [];

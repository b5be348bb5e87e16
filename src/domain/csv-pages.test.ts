import { suite } from "uvu";
import * as assert from "uvu/assert";
import { csvLine } from "./csv-pages.ts";

const lines = suite("csvLine");

/**
 * Reads a file as lenient spreadsheets do, with their own separator: a cell that begins with a quotation mark lasts until
 * the next single one, and what follows that mark belongs to the cell, too.
 */
function read(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    rows.at(-1)!.push(cell);
    cell = "";
  };
  for (let at = 0, begins = true; at < text.length; at++) {
    const sign = text[at]!;
    if (quoted && sign === '"' && text[at + 1] === '"') cell += text[++at];
    else if (sign === '"' && (quoted || begins)) quoted = !quoted;
    else if (!quoted && sign === separator) endCell();
    else if (!quoted && (sign === "\r" || sign === "\n")) {
      if (sign === "\r" && text[at + 1] === "\n") at++;
      endCell();
      rows.push([]);
    } else cell += sign;
    begins = cell === "" && !quoted && text[at] !== '"';
  }
  return rows.slice(0, -1);
}

lines("separates quoted cells by commas and ends with CR and LF", () => {
  assert.is(csvLine(["a", "", "c d"]), '"a","","c d"\r\n');
});

lines("doubles a quotation mark, and keeps commas and line ends in their cell", () => {
  assert.is(csvLine(["a,b", 'say "x"', "two\nlines"]), '"a,b","say ""x""","two\nlines"\r\n');
});

for (const sign of ["=", "+", "-", "@", "＝", "＋", "－", "＠"])
  lines(`puts an apostrophe before ${sign}`, () => {
    assert.is(csvLine([`${sign}1`]), `"'${sign}1"\r\n`);
  });

for (const [name, sign] of [
  ["a tab", "\t"],
  ["a carriage return", "\r"],
  ["a line feed", "\n"],
])
  lines(`puts an apostrophe before ${name}`, () => {
    assert.is(csvLine([`${sign}1`]), `"'${sign}1"\r\n`);
  });

const hostile = [
  "=1",
  "a;=1",
  "a\t=1",
  "a\n=1",
  "a\r\n=1",
  "\t=1",
  'a;"=1',
  'a;"";@1',
  "; \t+1",
  '",=1',
  '";"=1',
];
for (const [name, separator] of [
  ["commas", ","],
  ["semicolons", ";"],
  ["tabs", "\t"],
] as const)
  lines(`leaves no formula to a spreadsheet that expects ${name}`, () => {
    for (const before of ["x", ...hostile])
      for (const text of hostile) {
        const cells = read(csvLine(["x", before, text, "x"]), separator).flat();
        for (const cell of cells) assert.not.match(cell, /^[\s"]*[=+\-@]/, JSON.stringify([before, text]));
      }
  });

lines("gives each cell back to a spreadsheet that expects commas", () => {
  const cells = ["a,b", 'say "x"', "two\nlines", "a;b", "", "x"];
  assert.equal(read(csvLine(cells), ","), [cells]);
});

lines("leaves such a sign within a cell alone", () => {
  assert.is(csvLine(["a=1", "x@y.example", "6;7", "1, -1"]), '"a=1","x@y.example","6;7","1, -1"\r\n');
});

lines.run();

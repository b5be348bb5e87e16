import { suite } from "uvu";
import * as assert from "uvu/assert";
import { csvLine } from "./csv.ts";

const lines = suite("csvLine");

lines("separates cells by commas and ends with CR and LF", () => {
  assert.is(csvLine(["a", "", "c d"]), "a,,c d\r\n");
});

lines("quotes what holds a comma, a quotation mark or a line end", () => {
  assert.is(csvLine(["a,b", 'say "x"', "two\nlines"]), '"a,b","say ""x""","two\nlines"\r\n');
});

for (const sign of ["=", "+", "-", "@"])
  lines(`puts an apostrophe before ${sign}`, () => {
    assert.is(csvLine([`${sign}1`]), `'${sign}1\r\n`);
  });

for (const [name, sign] of [
  ["a tab", "\t"],
  ["a carriage return", "\r"],
])
  lines(`puts an apostrophe before ${name}`, () => {
    assert.ok(
      csvLine([`${sign}=1`])
        .replace('"', "")
        .startsWith(`'${sign}=1`),
    );
  });

lines("leaves such a sign within a cell alone", () => {
  assert.is(csvLine(["a=1", "x@y.example"]), "a=1,x@y.example\r\n");
});

lines.run();

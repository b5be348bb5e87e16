import { suite } from "uvu";
import * as assert from "uvu/assert";
import { initialsOf, toneOf } from "./company-mark.ts";

const mark = suite("a company's mark");

mark("is the first letters of the first two words", () => {
  assert.is(initialsOf("Baekun Tungsten Mining"), "BT");
  assert.is(initialsOf("maersk"), "M");
  assert.is(initialsOf("A.P. Møller-Mærsk"), "AP");
  assert.is(initialsOf("  “Öst” & Väst AB"), "ÖV");
  assert.is(initialsOf("中远 海运"), "中海");
});

mark("is empty for a name without a letter", () => {
  for (const name of ["", "   ", "--- !!!"]) assert.is(initialsOf(name), "");
});

mark("has one tone for one name, however it is capitalised", () => {
  assert.is(toneOf("Harbour Pearl", 12), toneOf(" HARBOUR PEARL ", 12));
});

mark("shares the names out over all tones", () => {
  const tones = new Set(Array.from({ length: 200 }, (_, n) => toneOf(`Company ${n}`, 12)));
  assert.is(tones.size, 12);
});

mark.run();

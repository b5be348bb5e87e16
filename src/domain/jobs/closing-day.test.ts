import { suite } from "uvu";
import * as assert from "uvu/assert";
import { closingDay } from "./closing-day.ts";

const closing = suite("closingDay");
const window = "--01-03";

closing("falls in this year while the window's first day is not past", () => {
  assert.is(closingDay("--01-31", "2027-01-01", window), "2027-01-31");
  assert.is(closingDay("--01-03", "2027-01-03", window), "2027-01-03");
});

closing("falls in the next year once the window's first day is past", () => {
  assert.is(closingDay("--01-31", "2027-01-04", window), "2028-01-31");
  assert.is(closingDay("--01-31", "2026-11-20", window), "2027-01-31");
});

closing("falls in the year after its window's begin when the window reaches over New Year's Eve", () => {
  assert.is(closingDay("--01-10", "2026-11-20", "--12-15"), "2027-01-10");
});

closing("counts from its own day without a window", () => {
  assert.is(closingDay("--06-30", "2027-06-30"), "2027-06-30");
  assert.is(closingDay("--06-30", "2027-07-01"), "2028-06-30");
});

closing("is a day with a year itself, past or not", () => {
  assert.is(closingDay("2020-05-06", "2027-01-01", window), "2020-05-06");
});

closing.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { businessDaysAfter, monthsAfter } from "./expected-dates.ts";

const dates = suite("expected dates");

const days = (start: string, n: number) =>
  businessDaysAfter(new Date(`${start}T23:30:00Z`), n)
    .toISOString()
    .slice(0, 10);

dates("count business days only", () => {
  assert.is(days("2026-11-23", 5), "2026-11-30");
  assert.is(days("2026-11-27", 1), "2026-11-30");
  assert.is(days("2026-11-28", 5), "2026-12-04");
});

dates("end with a short month", () => {
  const after = (start: string) =>
    monthsAfter(new Date(`${start}T10:00:00Z`), 12)
      .toISOString()
      .slice(0, 10);
  assert.is(after("2026-11-23"), "2027-11-23");
  assert.is(after("2028-02-29"), "2029-02-28");
});

dates.run();

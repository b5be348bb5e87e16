import { suite } from "uvu";
import * as assert from "uvu/assert";
import { recentWeeks } from "./recent-weeks.ts";

const weeks = suite("the recent weeks");

for (const [today, monday] of [
  ["2026-11-23", "2026-11-23"],
  ["2026-11-29", "2026-11-23"],
  ["2027-01-01", "2026-12-28"],
] as const)
  weeks(`end with the week of ${today} and are twelve`, () => {
    const all = recentWeeks(today);
    assert.is(all.length, 12);
    assert.is(all.at(-1), monday);
    assert.is(Date.parse(all[1]!) - Date.parse(all[0]!), 7 * 86_400_000);
  });

weeks.run();

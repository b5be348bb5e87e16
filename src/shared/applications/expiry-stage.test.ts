import { suite } from "uvu";
import * as assert from "uvu/assert";
import { expiryStage } from "./expiry-stage.ts";

const stages = suite("the time that a paper is still valid");

for (const [expiry, stage] of [
  ["2026-03-02", 0],
  ["2026-03-01", 1],
  ["2026-01-15", 1],
  ["2026-01-14", 2],
  ["2025-12-31", 2],
  ["2025-12-30", 0],
  ["soon", 0],
] as const)
  stages(`is in stage ${stage} on the last day of 2025 when it ends on ${expiry}`, () => {
    assert.is(expiryStage(expiry, "2025-12-31"), stage);
  });

stages.run();

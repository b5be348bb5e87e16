import { suite } from "uvu";
import * as assert from "uvu/assert";
import { usd } from "./format.ts";

const amounts = suite("usd");

for (const [amount, shown] of [
  [0, "$0"],
  [999, "$999"],
  [1_000, "$1,000"],
  [54_300, "$54,300"],
  [1_234_567, "$1,234,567"],
  [-1_200, "-$1,200"],
  [1_200.6, "$1,201"],
] as const)
  amounts(`shows ${amount} as ${shown}`, () => assert.is(usd(amount), shown));

amounts.run();

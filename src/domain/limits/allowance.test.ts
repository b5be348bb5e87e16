import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unique } from "../../../tests/support/fixtures.ts";
import { inProcess, testServices } from "../../../tests/support/site.ts";
import { type Allowance, forNetworks, takeAllowances } from "./allowance.ts";

const allowances = suite("allowances");

async function aWorld() {
  const { sql, vault, settings } = await testServices();
  return { sql, vault, settings: { ...settings, rateLimitScale: 1 } };
}

const once = (): Allowance => ({ name: unique("something"), most: 1, seconds: 86_400 });

if (inProcess) {
  allowances("are taken together or not at all", async () => {
    const world = await aWorld();
    const [one, another] = [once(), once()];
    assert.ok(await takeAllowances(world, "tests", [another]));
    assert.is(await takeAllowances(world, "tests", [one, another]), undefined);
    assert.ok(await takeAllowances(world, "tests", [one]));
  });

  allowances("are there again once they are given back", async () => {
    const world = await aWorld();
    const one = once();
    const taken = await takeAllowances(world, "tests", [one]);
    assert.is(await takeAllowances(world, "tests", [one]), undefined);
    await taken!.giveBack();
    assert.ok(await takeAllowances(world, "tests", [one]));
  });

  allowances("of an IPv6 site are ten times those of one of its subscribers", async () => {
    const world = await aWorld();
    const guess = once();
    const from = async (subscriber: number) =>
      (await takeAllowances(world, "tests", forNetworks(`2001:db8:5:${subscriber}::1`, guess))) !== undefined;
    const taken: boolean[] = [];
    for (const subscriber of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) taken.push(await from(subscriber));
    assert.equal(taken, [true, false, ...Array(9).fill(true), false]);
  });
}

allowances.run();

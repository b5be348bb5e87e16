import { randomBytes } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../tests/support/database.ts";
import { giveBackUse, takeUse } from "./rate-limits.ts";

const uses = suite("takeUse");
const sql = await testDatabase();
const day = 86_400;

const aKey = () => randomBytes(32);

async function usedOf(key: Uint8Array): Promise<number[]> {
  const rows = await sql<{ used: number }[]>`
    select used::int as used from rate_limits where key = ${key} order by window_start`;
  return rows.map(({ used }) => used);
}

uses("are counted up to what is allowed, and a refusal is not", async () => {
  const key = aKey();
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeUse(sql, key, day, 3)));
  assert.is(taken.filter(Boolean).length, 3);
  assert.equal(await usedOf(key), [3]);
});

uses("are refused where none is allowed", async () => {
  assert.is(await takeUse(sql, aKey(), day, 0.5), undefined);
});

uses("may be taken again when one was given back", async () => {
  const key = aKey();
  const window = await takeUse(sql, key, day, 1);
  assert.is(await takeUse(sql, key, day, 1), undefined);
  await giveBackUse(sql, key, window!);
  assert.ok(await takeUse(sql, key, day, 1));
});

uses("are given back to the window that they were counted in", async () => {
  const key = aKey();
  const window = (await takeUse(sql, key, day, 5))!;
  const earlier = new Date(window.getTime() - day * 1000);
  await sql`insert into rate_limits (key, window_start, used) values (${key}, ${earlier}, 2)`;
  await giveBackUse(sql, key, earlier);
  assert.equal(await usedOf(key), [1, 1]);
});

uses("are counted by their amount, and given back by it", async () => {
  const key = aKey();
  const window = (await takeUse(sql, key, day, 1000, 600))!;
  assert.is(await takeUse(sql, key, day, 1000, 401), undefined);
  assert.ok(await takeUse(sql, key, day, 1000, 400));
  await giveBackUse(sql, key, window, 250);
  assert.equal(await usedOf(key), [750]);
});

uses("of the window before count in the share that still overlaps", async () => {
  const key = aKey();
  const window = (await takeUse(sql, key, day, 5))!;
  const earlier = new Date(window.getTime() - day * 1000);
  await sql`insert into rate_limits (key, window_start, used) values (${key}, ${earlier}, 1000000000)`;
  assert.is(await takeUse(sql, key, day, 5), undefined);
});

uses.run();

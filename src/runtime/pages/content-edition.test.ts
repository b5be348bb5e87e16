import { suite } from "uvu";
import * as assert from "uvu/assert";
import { raiseContentVersion } from "../../../tests/support/content-version.ts";
import { inProcess, testServices } from "../../../tests/support/site.ts";
import { until } from "../../../tests/support/until.ts";
import type { Sql } from "../../db/sql.ts";
import { ContentEdition } from "./content-edition.ts";

/** Gives a database that the test can take away, and a time that stands still. */
async function open() {
  const { sql } = await testServices();
  const world = { now: 0, away: false, asked: 0 };
  const watched = ((...query: Parameters<Sql>) => {
    world.asked += 1;
    return world.away ? Promise.reject(new Error("away")) : sql(...query);
  }) as unknown as Sql;
  return { sql, world, edition: new ContentEdition(watched, () => world.now) };
}

const tests = suite("content edition");

if (inProcess) {
  tests("is asked for once by all who wait, and then not for half a second", async () => {
    const { world, edition } = await open();
    assert.is(edition.current, undefined);
    const all = await Promise.all([edition.ask(), edition.ask(), edition.ask()]);
    assert.is(new Set(all).size, 1);
    world.now = 250;
    assert.is(edition.current, all[0]);
    assert.is(world.asked, 1);
    world.now = 500;
    assert.is(edition.current, undefined);
  });

  tests("is asked for once more before it is too old, while nobody waits for it", async () => {
    const { world, edition } = await open();
    const known = await edition.ask();
    world.now = 251;
    for (let visitor = 0; visitor < 3; visitor += 1) assert.is(edition.current, known);
    assert.is(world.asked, 2);
    await until("it was asked for", async () => {
      world.now = 700;
      const isFresh = edition.current === known;
      world.now = 251;
      return isFresh;
    });
    world.now = 751;
    assert.is(edition.current, undefined);
  });

  tests("changes with the content", async () => {
    const { sql, world, edition } = await open();
    const before = await edition.ask();
    await raiseContentVersion(sql);
    world.now = 500;
    assert.is.not(await edition.ask(), before);
  });

  tests("does not trust what it was reading while something was written", async () => {
    const { edition } = await open();
    const reading = edition.ask();
    edition.doubt();
    await reading;
    assert.is(edition.current, undefined);
    assert.ok(await edition.ask());
    assert.ok(edition.current);
  });

  tests("stays for a minute while the database is away, and is asked for twice a second", async () => {
    const { world, edition } = await open();
    const known = await edition.ask();
    world.away = true;
    world.now = 500;
    assert.is(await edition.ask(), known);
    assert.is(edition.current, known);
    assert.is(await edition.ask(), known);
    assert.is(world.asked, 2);
    world.now = 59_999;
    assert.is(await edition.ask(), known);
    world.now = 60_000;
    assert.is(edition.current, undefined);
    assert.is(await edition.ask(), undefined);
    world.away = false;
    world.now = 61_000;
    assert.ok(await edition.ask());
  });

  tests("waits no longer than a second for a database that does not answer", async () => {
    const silent = (() => new Promise(() => {})) as unknown as Sql;
    assert.is(await new ContentEdition(silent, () => 0).ask(), undefined);
  });
}

tests.run();

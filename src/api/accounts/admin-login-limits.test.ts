import { suite } from "uvu";
import * as assert from "uvu/assert";
import { adminPassword, aGuardedWorld } from "../../../tests/support/administrator.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, type Overrides, post } from "../../../tests/support/site.ts";

const limits = suite("limits of the administrator's login");

const guess = async (world: Overrides, password = "wrong") =>
  (await post("/api/admin/login", { password }, world)).status;

const elsewhere = (world: Overrides): Overrides => ({ ...world, address: unique("address") });

async function inTurn(times: number, act: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < times; done += 1) statuses.push(await act());
  return statuses;
}

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

// Each test opens a site that counts for itself. Only requests in this process can reach it.
if (inProcess) {
  limits("judge five wrong passwords of an address in a minute, and no more", async () => {
    const world = elsewhere(await aGuardedWorld());
    assert.equal(await inTurn(7, () => guess(world)), [401, 401, 401, 401, 401, 429, 429]);
  });

  limits("say in words and in seconds when to come back", async () => {
    const world = elsewhere(await aGuardedWorld());
    await inTurn(5, () => guess(world));
    const response = await post("/api/admin/login", { password: "wrong" }, world);
    assert.is(response.headers.get("Retry-After"), "60");
    assert.match(((await response.json()) as { message: string }).message, /wait a minute/);
  });

  limits("do not judge the right password either, once they are used up", async () => {
    const world = elsewhere(await aGuardedWorld());
    await inTurn(5, () => guess(world));
    assert.is(await guess(world, adminPassword), 429);
  });

  limits("leave other addresses alone", async () => {
    const world = await aGuardedWorld();
    const first = elsewhere(world);
    await inTurn(6, () => guess(first));
    assert.is(await guess(elsewhere(world)), 401);
  });

  limits("judge twenty wrong passwords in ten minutes over all addresses", async () => {
    const world = await aGuardedWorld();
    const statuses = await inTurn(25, () => guess(elsewhere(world)));
    assert.equal(statuses, [...Array(20).fill(401), ...Array(5).fill(429)]);
  });

  limits("judge twenty of a hundred guesses that come at once from a hundred addresses", async () => {
    const world = await aGuardedWorld();
    const statuses = await Promise.all(Array.from({ length: 100 }, () => guess(elsewhere(world))));
    assert.is(count(statuses, 401), 20);
    assert.is(count(statuses, 429), 80);
  });

  limits("judge five of a hundred guesses that come at once from one address", async () => {
    const world = elsewhere(await aGuardedWorld());
    const statuses = await Promise.all(Array.from({ length: 100 }, () => guess(world)));
    assert.is(count(statuses, 401), 5);
    assert.is(count(statuses, 429), 95);
  });

  limits("count no right password", async () => {
    const world = elsewhere(await aGuardedWorld());
    assert.equal(await inTurn(8, () => guess(world, adminPassword)), Array(8).fill(200));
    assert.is(await guess(world), 401);
  });

  limits("let a known device in when guessing used them up", async () => {
    const world = await aGuardedWorld();
    const owner = new Browser(elsewhere(world));
    await owner.post("/api/admin/login", { password: adminPassword });
    await owner.post("/api/admin/logout", {});
    await inTurn(25, () => guess(elsewhere(world)));
    assert.is((await owner.post("/api/admin/login", { password: adminPassword })).status, 200);
  });

  limits("judge twenty wrong passwords of a known device on top, and no more", async () => {
    const world = await aGuardedWorld();
    const owner = new Browser(elsewhere(world));
    await owner.post("/api/admin/login", { password: adminPassword });
    await inTurn(25, () => guess(elsewhere(world)));
    const wrong = async () => (await owner.post("/api/admin/login", { password: "wrong" })).status;
    assert.equal(await inTurn(22, wrong), [...Array(20).fill(401), 429, 429]);
  });

  limits("take no device for known whose cookie was made up", async () => {
    const world = await aGuardedWorld();
    await inTurn(25, () => guess(elsewhere(world)));
    const stranger = new Browser(elsewhere(world));
    stranger.cookies.set("admin-device", `${"x".repeat(43)}.${"y".repeat(43)}`);
    assert.is((await stranger.post("/api/admin/login", { password: adminPassword })).status, 429);
  });
}

limits.run();

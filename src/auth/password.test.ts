import { scryptSync } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aPassword, derivationsOf } from "../../tests/support/account.ts";
import { hashPassword, isOutdated, verifyPassword } from "./password.ts";

const passwords = suite("passwords");

const keyOf = (cost: { N: number; r: number; p: number }) =>
  scryptSync(aPassword, "cafe", 64, { ...cost, maxmem: 64 * 1024 * 1024 }).toString("hex");
const anEarlierHash = () => `cafe:${keyOf({ N: 16_384, r: 16, p: 1 })}`;
const anOtherHash = () => `scrypt:N=4096,r=8,p=2:cafe:${keyOf({ N: 4_096, r: 8, p: 2 })}`;

passwords("know the right one and refuse any other", async () => {
  const hash = await hashPassword(aPassword);
  assert.is(await verifyPassword(aPassword, hash), true);
  assert.is(await verifyPassword(`${aPassword} `, hash), false);
});

passwords("are salted: the same one never has the same hash", async () => {
  assert.is.not(await hashPassword(aPassword), await hashPassword(aPassword));
});

passwords("are the same however their accents are composed", async () => {
  const hash = await hashPassword("Ålesund harbour".normalize("NFC"));
  assert.is(await verifyPassword("Ålesund harbour".normalize("NFD"), hash), true);
});

passwords("cost as much to refuse for nobody as for somebody", async () => {
  const hash = await hashPassword(aPassword);
  const forSomebody = await derivationsOf(() => verifyPassword("not the one", hash));
  const forNobody = await derivationsOf(() => verifyPassword("not the one", undefined));
  assert.is(forSomebody.length, 1);
  assert.equal(forNobody, forSomebody);
});

const work = (derivations: object[]) =>
  (derivations as { N: number; r: number; p: number }[]).reduce((sum, { N, r, p }) => sum + N * r * p, 0);

passwords("keep the parameters of their hash with it", async () => {
  const hash = await hashPassword(aPassword);
  assert.match(hash, /^scrypt:N=16384,r=8,p=5:[\da-f]{32}:[\da-f]{128}$/);
  assert.is(isOutdated(hash), false);
});

passwords("are known by a hash of other parameters, and by one that has none", async () => {
  for (const hash of [anOtherHash(), anEarlierHash()]) {
    assert.is(await verifyPassword(aPassword, hash), true);
    assert.is(await verifyPassword("not the one", hash), false);
    assert.is(isOutdated(hash), true);
  }
});

passwords("cost as much to refuse for an earlier hash as for nobody", async () => {
  const earlier = await derivationsOf(() => verifyPassword("not the one", anEarlierHash()));
  const nobodys = await derivationsOf(() => verifyPassword("not the one", undefined));
  assert.is(work(earlier), work(nobodys));
});

passwords("of nobody are never right, not even the one that nobody's hash would be of", async () => {
  for (const guess of ["", "0".repeat(32), aPassword])
    assert.is(await verifyPassword(guess, undefined), false);
});

passwords.run();

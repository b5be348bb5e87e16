import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aPassword, derivationsOf } from "../../tests/account.ts";
import { hashPassword, verifyPassword } from "./password.ts";

const passwords = suite("passwords");

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

passwords("of nobody are never right, not even the one that nobody's hash would be of", async () => {
  for (const guess of ["", "0".repeat(32), aPassword])
    assert.is(await verifyPassword(guess, undefined), false);
});

passwords.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { settled } from "../../tests/support/fake-timer.ts";
import { Turns } from "./turns.ts";

const turns = suite("turns");

/** Asks for a turn and keeps it until the test ends it. */
function held(all: Turns, name: string, begun: string[]) {
  let end!: () => void;
  let fail!: (error: Error) => void;
  const ends = new Promise<void>((resolve, reject) => {
    [end, fail] = [resolve, reject];
  });
  const outcome = all.run(() => {
    begun.push(name);
    return ends.then(() => name);
  });
  return { end, fail, outcome };
}

turns("let as many work at once as there are, and the next in the order in which they came", async () => {
  const [all, begun] = [new Turns(2), [] as string[]];
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => held(all, name, begun));
  await settled();
  assert.equal(begun, ["a", "b"]);
  b!.end();
  await settled();
  assert.equal(begun, ["a", "b", "c"]);
  a!.end();
  await settled();
  assert.equal(begun, ["a", "b", "c", "d"]);
  c!.end();
  d!.end();
  assert.equal(await Promise.all([a, b, c, d].map((one) => one!.outcome)), ["a", "b", "c", "d"]);
});

turns("go on after work that fails", async () => {
  const [all, begun] = [new Turns(1), [] as string[]];
  const [a, b] = ["a", "b"].map((name) => held(all, name, begun));
  a!.fail(new Error("wrong"));
  assert.is(await a!.outcome.catch((error: Error) => error.message), "wrong");
  b!.end();
  assert.is(await b!.outcome, "b");
});

turns("do not let a newcomer pass those who wait", async () => {
  const [all, begun] = [new Turns(1), [] as string[]];
  const [a, b] = ["a", "b"].map((name) => held(all, name, begun));
  a!.end();
  await a!.outcome;
  const c = held(all, "c", begun);
  await settled();
  assert.equal(begun, ["a", "b"]);
  b!.end();
  c.end();
  await c.outcome;
  assert.equal(begun, ["a", "b", "c"]);
});

turns.run();

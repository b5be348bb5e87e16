import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FakeTimer, settled } from "../../tests/support/fake-timer.ts";
import { Failure } from "../errors.ts";
import { PasswordQueue } from "./password-queue.ts";

const queue = suite("the queue for passwords");

/** Queues work that runs until the test ends it. */
function held(queued: PasswordQueue, who: string, begun: string[], name = who) {
  let end!: () => void;
  const ends = new Promise<void>((resolve) => {
    end = resolve;
  });
  const outcome = queued
    .run(who, async () => {
      begun.push(name);
      await ends;
      return name;
    })
    .catch((error) =>
      error instanceof Failure ? `${error.status} after ${error.retryAfterSeconds}` : error,
    );
  return { end, outcome };
}

queue("lets two work at a time, and the next when one of them is done", async () => {
  const [queued, begun] = [new PasswordQueue(), [] as string[]];
  const [first] = ["a", "b", "c"].map((who) => held(queued, who, begun));
  await settled();
  assert.equal(begun, ["a", "b"]);
  first!.end();
  await settled();
  assert.equal(begun, ["a", "b", "c"]);
});

queue("goes on after work that fails", async () => {
  const [queued, begun] = [new PasswordQueue({ atOnce: 1 }), [] as string[]];
  const failing = queued.run("a", () => Promise.reject(new Error("wrong"))).catch(String);
  held(queued, "b", begun);
  assert.is(await failing, "Error: wrong");
  await settled();
  assert.equal(begun, ["b"]);
});

queue("tells whoever finds the line full to come back", async () => {
  const [queued, begun] = [new PasswordQueue({ atOnce: 1, waiting: 2 }), [] as string[]];
  for (const who of ["a", "b", "c"]) held(queued, who, begun);
  assert.is(await held(queued, "d", begun).outcome, "503 after 5");
});

queue("leaves room in the line for other networks", async () => {
  const [queued, begun] = [new PasswordQueue({ atOnce: 1, waitingOfOne: 1 }), [] as string[]];
  const [first, , refused] = ["1", "2", "3"].map((name) => held(queued, "flood", begun, name));
  assert.is(await refused!.outcome, "503 after 5");
  held(queued, "other", begun);
  first!.end();
  await settled();
  assert.equal(begun, ["1", "2"]);
});

queue("gives a free place to the network that has the fewest at work", async () => {
  const [queued, begun] = [new PasswordQueue(), [] as string[]];
  const floods = ["1", "2", "3", "4"].map((name) => held(queued, "flood", begun, name));
  held(queued, "other", begun);
  floods[0]!.end();
  await settled();
  assert.equal(begun, ["1", "2", "other"]);
});

queue("tells whoever has waited for eight seconds to come back", async () => {
  const timer = new FakeTimer();
  const [queued, begun] = [new PasswordQueue({ atOnce: 1, timer }), [] as string[]];
  const first = held(queued, "a", begun);
  const waiting = held(queued, "b", begun);
  await timer.pass(8_000);
  assert.is(await waiting.outcome, "503 after 5");
  first.end();
  await settled();
  assert.equal(begun, ["a"]);
});

queue.run();

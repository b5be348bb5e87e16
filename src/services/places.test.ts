import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FakeTimer, settled } from "../../tests/fake-timer.ts";
import type { Failure } from "../errors.ts";
import { Places } from "./places.ts";

/** A room for two with a line of people; each stays until told to go. */
function aRoom() {
  const timer = new FakeTimer();
  const places = new Places({ atOnce: 2, waitMs: 60_000, timer });
  const inside: string[] = [];
  const refused: (string | undefined)[] = [];
  const doors = new Map<string, (failing?: Error) => void>();
  const come = async (name: string) => {
    void places
      .run(async () => {
        inside.push(name);
        await new Promise<void>((resolve, reject) => {
          doors.set(name, (failing) => (failing ? reject(failing) : resolve()));
        }).finally(() => inside.splice(inside.indexOf(name), 1));
      })
      .catch((error: Failure) => refused.push(error.code));
    await settled();
  };
  const go = async (name: string, failing?: Error) => {
    doors.get(name)!(failing);
    await settled();
  };
  return { timer, inside, refused, come, go };
}

const places = suite("places");

places("let so many in at once, and the next in the order in which they came", async () => {
  const { inside, come, go } = aRoom();
  for (const name of ["a", "b", "c", "d"]) await come(name);
  assert.equal(inside, ["a", "b"]);
  await go("b");
  await come("e");
  assert.equal(inside, ["a", "c"]);
  await go("a");
  assert.equal(inside, ["c", "d"]);
});

places("are given back by work that fails", async () => {
  const { inside, come, go } = aRoom();
  for (const name of ["a", "b", "c"]) await come(name);
  await go("a", new Error("broken"));
  assert.equal(inside, ["b", "c"]);
});

places("refuse after a minute whoever still waits, and call nobody after that", async () => {
  const { timer, inside, refused, come, go } = aRoom();
  for (const name of ["a", "b", "c"]) await come(name);
  await timer.pass(30_000);
  await come("d");
  await timer.pass(29_999);
  assert.equal(refused, []);
  await timer.pass(1);
  assert.equal(refused, ["uploadsBusy"]);
  await go("a");
  assert.equal(inside, ["b", "d"]);
  await timer.pass(60_000);
  assert.equal(refused, ["uploadsBusy"]);
  assert.is(timer.waiting, 0);
});

places("are free again when all have gone", async () => {
  const { inside, come, go } = aRoom();
  for (const name of ["a", "b", "c"]) await come(name);
  for (const name of ["a", "b", "c"]) await go(name);
  for (const name of ["d", "e", "f"]) await come(name);
  assert.equal(inside, ["d", "e"]);
});

places.run();

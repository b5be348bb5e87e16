import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FakeTimer, settled } from "../../../tests/support/fake-timer.ts";
import type { Failure } from "../../errors.ts";
import { UploadQueue } from "./upload-queue.ts";

/** A queue with room for two. Each upload stays until the test ends it. */
function aRoom() {
  const timer = new FakeTimer();
  const places = new UploadQueue({ atOnce: 2, waitMs: 60_000, timer });
  const inside: string[] = [];
  const refused: (string | undefined)[] = [];
  const doors = new Map<string, (failing?: Error) => void>();
  const come = async (name: string, who = name) => {
    void places
      .run(who, async (leaving) => {
        inside.push(name);
        await new Promise<void>((resolve, reject) => {
          doors.set(name, (failing) => (failing ? reject(failing) : resolve()));
          leaving.addEventListener("abort", () => reject(leaving.reason));
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

places("that come free go to whoever holds the fewest, not to the first in line", async () => {
  const { inside, come, go } = aRoom();
  for (const name of ["a1", "a2", "a3", "a4"]) await come(name, "a");
  for (const name of ["b1", "b2"]) await come(name, "b");
  await go("a1");
  assert.equal(inside, ["a2", "b1"]);
  await go("a2");
  assert.equal(inside, ["b1", "a3"]);
});

places("are given up by whoever holds the most, the latest first, when somebody waits for long", async () => {
  const { timer, inside, refused, come } = aRoom();
  for (const name of ["a1", "a2", "a3"]) await come(name, "a");
  await timer.pass(30_000);
  assert.equal(inside, ["a1", "a2"], "one does not make room for oneself");
  await come("b", "b");
  await timer.pass(29_999);
  assert.equal(inside, ["a1", "a2"]);
  await timer.pass(1);
  assert.equal(inside, ["a1", "b"]);
  assert.ok(refused.includes("uploadsBusy"));
  await come("c", "c");
  await timer.pass(60_000);
  assert.equal(inside, ["a1", "b"], "one each is fair");
});

places.run();

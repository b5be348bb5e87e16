import { suite } from "uvu";
import * as assert from "uvu/assert";
import { delayAfter, Retriable, withRetries } from "./retry.ts";

const retry = suite("retry");

const calm = () => ({ signal: new AbortController().signal, onWait: () => {} });

retry("waits 1, 2, 4 and 8 seconds, then gives up", () => {
  const delays = [1, 2, 3, 4, 5].map((failures) => delayAfter(failures, () => 0.5));
  assert.equal(delays, [1000, 2000, 4000, 8000, undefined]);
});

retry("waits a quarter more or less, so that not all come back at once", () => {
  assert.is(
    delayAfter(1, () => 0),
    750,
  );
  assert.is(
    delayAfter(1, () => 1),
    1250,
  );
});

retry("does not repeat what cannot be mended by repeating", async () => {
  let attempts = 0;
  const refused = withRetries(async () => {
    attempts += 1;
    throw new Error("wrong type");
  }, calm());
  await refused.then(assert.unreachable, (error: Error) => assert.is(error.message, "wrong type"));
  assert.is(attempts, 1);
});

retry("stops waiting when it is canceled", async () => {
  const controller = new AbortController();
  const canceled = withRetries(
    async () => {
      throw new Retriable("no line");
    },
    { signal: controller.signal, onWait: () => controller.abort() },
  );
  await canceled.then(assert.unreachable, () => assert.ok(controller.signal.aborted));
});

retry("begins nothing once it is canceled", async () => {
  let attempts = 0;
  const canceled = withRetries(
    async () => {
      attempts += 1;
    },
    { signal: AbortSignal.abort(), onWait: () => {} },
  );
  await canceled.then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.name, "AbortError"),
  );
  assert.is(attempts, 0);
});

retry.run();

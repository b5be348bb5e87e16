import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FakeTimer, settled } from "../../../tests/support/fake-timer.ts";
import { withMinimumSpeed } from "./minimum-speed.ts";

function upload() {
  const timer = new FakeTimer();
  let sender!: ReadableStreamDefaultController<Uint8Array>;
  let cut: unknown;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
    cancel: (reason) => {
      cut = reason;
    },
  });
  const paced = withMinimumSpeed(body, { timer }).getReader();
  let received = 0;
  let failure: string | undefined;
  let ended = false;
  const receiving = (async () => {
    for (;;) {
      const { value, done } = await paced.read();
      if (done) break;
      received += value.length;
    }
    ended = true;
  })().catch((error: Error) => {
    failure = error.name;
  });
  return {
    timer,
    sender,
    receiving,
    send: (bytes: number) => sender.enqueue(new Uint8Array(bytes)),
    get state() {
      return { received, failure, ended, cut: (cut as Error | undefined)?.name };
    },
  };
}

const whole = { failure: undefined, cut: undefined };
const tooSlow = { failure: "UploadTooSlow", ended: false, cut: "UploadTooSlow" };

const pace = suite("an upload's pace");

pace("lets everything through that comes in time", async () => {
  const line = upload();
  line.send(100);
  await line.timer.pass(29_000);
  line.send(23);
  line.sender.close();
  await line.receiving;
  assert.equal(line.state, { ...whole, received: 123, ended: true });
  assert.is(line.timer.waiting, 0);
});

pace("ends after 30 seconds of silence", async () => {
  const line = upload();
  await settled();
  await line.timer.pass(29_999);
  assert.equal(line.state, { ...whole, received: 0, ended: false });
  await line.timer.pass(1);
  assert.equal(line.state, { ...tooSlow, received: 0 });
});

pace("ends after 30 seconds of silence though much came before", async () => {
  const line = upload();
  await line.timer.pass(10_000);
  line.send(2_000_000);
  await settled();
  await line.timer.pass(29_999);
  assert.is(line.state.failure, undefined);
  await line.timer.pass(1);
  assert.equal(line.state, { ...tooSlow, received: 2_000_000 });
});

async function trickle(line: ReturnType<typeof upload>, bytesPerSecond: number, seconds: number) {
  for (let second = 0; second < seconds && !line.state.failure; second += 1) {
    line.send(bytesPerSecond);
    await settled();
    await line.timer.pass(1000);
  }
}

pace("ends when 30 seconds bring less than 4 kB a second", async () => {
  const line = upload();
  await trickle(line, 3900, 60);
  assert.equal(line.state, { ...tooSlow, received: 30 * 3900 });
});

pace("goes on for ten minutes on a line that is just fast enough", async () => {
  const line = upload();
  await trickle(line, 4200, 600);
  line.sender.close();
  await line.receiving;
  assert.equal(line.state, { ...whole, received: 600 * 4200, ended: true });
});

pace("ends after 15 minutes in all", async () => {
  const line = upload();
  await trickle(line, 50_000, 1000);
  assert.equal(line.state, { ...tooSlow, received: 900 * 50_000 });
});

pace("does not blame the sender for the time in which nobody asked", async () => {
  const timer = new FakeTimer();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(1));
      controller.enqueue(new Uint8Array(2));
    },
  });
  const reader = withMinimumSpeed(body, { timer }).getReader();
  await reader.read();
  await timer.pass(120_000);
  assert.is((await reader.read()).value?.length, 2);
});

pace("passes on that the receiver wants no more", async () => {
  let reason: unknown;
  const body = new ReadableStream<Uint8Array>({
    cancel: (given) => {
      reason = given;
    },
  });
  await withMinimumSpeed(body, { timer: new FakeTimer() }).cancel("enough");
  assert.is(reason, "enough");
});

pace("passes on that the sender broke off", async () => {
  const line = upload();
  line.sender.error(new TypeError("aborted"));
  await line.receiving;
  assert.is(line.state.failure, "TypeError");
});

pace.run();

import { performance } from "node:perf_hooks";
import { parentPort, workerData } from "node:worker_threads";

/**
 * A thread of its own, so that the load of the test does not count: asks for a page at a steady rate, whether the last
 * answer has come or not, and gives the milliseconds of each answer when it is told to stop.
 */
const { url, everyMs } = workerData;
const asked = [];

async function ask() {
  const began = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - began };
}

const clock = setInterval(
  () => asked.push(ask().catch((error) => ({ status: 0, error: String(error) }))),
  everyMs,
);

parentPort.once("message", async () => {
  clearInterval(clock);
  parentPort.postMessage(await Promise.all(asked));
});

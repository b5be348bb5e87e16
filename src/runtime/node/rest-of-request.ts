import type { IncomingMessage } from "node:http";

/** nginx, too, reads the rest of a refused request for 30 seconds (`lingering_time`). */
const patienceMs = 30_000;

/**
 * Resolves when the rest of a request has come and is dropped, or after 30 seconds.
 * A browser reads the answer only after it has sent everything, so a connection that closes earlier hides it.
 */
export async function restOf(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  // The stream of a handler that has stopped reading pauses the request once it is full, now or later.
  const drop = () => {
    incoming.removeAllListeners("data");
    incoming.resume();
  };
  const dropSoon = () => queueMicrotask(drop);
  incoming.on("pause", dropSoon);
  if (incoming.isPaused()) drop();
  else incoming.resume();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs).unref();
    const ended = () => {
      clearTimeout(timer);
      incoming.off("pause", dropSoon);
      resolve();
    };
    incoming.once("end", ended).once("close", ended);
  });
}

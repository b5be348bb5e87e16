import type { IncomingMessage } from "node:http";

/** nginx, too, reads the rest of a refused request for 30 seconds (`lingering_time`). */
const patienceMs = 30_000;

/**
 * Resolves when the rest of a request has come and is dropped, or after 30 seconds.
 * A browser reads the answer only after it has sent everything, so a connection that closes earlier hides it.
 */
export async function restOf(incoming: IncomingMessage): Promise<void> {
  if (incoming.complete || incoming.destroyed) return;
  // The stream of a handler that has stopped reading would hold the request up at each chunk.
  if (incoming.isPaused()) incoming.removeAllListeners("data");
  incoming.resume();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs).unref();
    const ended = () => {
      clearTimeout(timer);
      resolve();
    };
    incoming.once("end", ended).once("close", ended);
  });
}

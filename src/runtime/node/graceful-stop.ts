import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

const lingerMs = 1_000;
const patienceMs = 10_000;

/** Returns a function that refuses new connections, answers the requests on the old ones, and closes these. */
export function gracefulStop(server: Server): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  let stopping = false;
  server.prependListener("request", (_request, response) => {
    response.shouldKeepAlive &&= !stopping;
    answering.add(response);
    response.once("close", () => answering.delete(response));
  });
  return async () => {
    await quietTurn();
    const closed = new Promise<void>((resolve) => {
      // Node's own `close` would cut idle connections on which a request may arrive.
      NetServer.prototype.close.call(server, () => resolve());
    });
    // If this came earlier, a client that reconnects would reach no process.
    stopping = true;
    for (const response of answering) if (!response.headersSent) response.shouldKeepAlive = false;
    setTimeout(() => server.closeIdleConnections(), lingerMs).unref();
    // A sender on a slow line is cut off and tries again, so that the site still closes the database in order.
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
    await closed;
  };
}

/** The event loop accepts waiting connections at the beginning of a turn. */
async function quietTurn(): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) {
    const begun = performance.now();
    await nextTurn();
    if (performance.now() - begun < 0.5) return;
  }
}

import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

const lingerMs = 1_000;
const patienceMs = 10_000;

/** Prepares a server for its end: the answer takes no new connection, answers what comes over the old, and closes them. */
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
      // HTTP's own `close` would at once cut the idle connections, over which a request may be on its way.
      NetServer.prototype.close.call(server, () => resolve());
    });
    // Not before: who is told to come over a new connection would meet a closed door.
    stopping = true;
    for (const response of answering) if (!response.headersSent) response.shouldKeepAlive = false;
    setTimeout(() => server.closeIdleConnections(), lingerMs).unref();
    // Whoever still sends a file on a bad line tries again: the database is closed in order all the same.
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
    await closed;
  };
}

/** Whoever has connected is let in at the beginning of a turn of the event loop: a short one leaves nobody outside. */
async function quietTurn(): Promise<void> {
  for (let turns = 0; turns < 200; turns += 1) {
    const begun = performance.now();
    await nextTurn();
    if (performance.now() - begun < 0.5) return;
  }
}

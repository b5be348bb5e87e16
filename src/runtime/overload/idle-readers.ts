import type { Server, ServerResponse } from "node:http";

const idleMs = 30_000;
const lookMs = 2_000;

interface Watched {
  /** What was left to send when it was last seen to shrink. */
  left: string;
  since: number;
}

/**
 * Cuts a connection whose client has taken nothing of its answer for 30 seconds. An answer that the site itself has not
 * gone on with yet is left alone, and so is a client that takes a little at a time.
 */
export function cutIdleReaders(server: Server, patience = { idleMs, lookMs }): void {
  const answering = new Map<ServerResponse, Watched>();
  server.prependListener("request", (_request, response) => {
    answering.set(response, { left: "", since: 0 });
    response.once("close", () => answering.delete(response));
  });
  const looking = setInterval(() => {
    const now = performance.now();
    for (const [response, watched] of answering) {
      const left = leftOf(response);
      if (left === undefined || left !== watched.left)
        answering.set(response, { left: left ?? "", since: now });
      else if (now - watched.since >= patience.idleMs) response.socket?.destroy();
    }
  }, patience.lookMs).unref();
  server.once("close", () => clearInterval(looking));
}

/** Whatever of an answer waits for its client; undefined when nothing does. It changes with each byte that is taken. */
function leftOf(response: ServerResponse): string | undefined {
  const { socket } = response;
  const waits = response.writableNeedDrain || (response.writableEnded && !response.writableFinished);
  if (!socket || !waits) return undefined;
  return [socket.bytesWritten, socket.writableLength, queued(socket)].join();
}

/** Node tells nowhere else how much of one long piece the system has not taken yet. */
const queued = (socket: object): number =>
  (socket as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;

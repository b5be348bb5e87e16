import type { Server, ServerResponse } from "node:http";

const idleMs = 30_000;
const lookMs = 2_000;

interface Watched {
  left: string;
  since: number;
}

/** Spares answers that the site has not continued, and clients that take a little at a time. */
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

function leftOf(response: ServerResponse): string | undefined {
  const { socket } = response;
  const waits = response.writableNeedDrain || (response.writableEnded && !response.writableFinished);
  if (!socket || !waits) return undefined;
  return [socket.bytesWritten, socket.writableLength, queued(socket)].join();
}

/** Node has no public field for this. */
const queued = (socket: object): number =>
  (socket as { _handle?: { writeQueueSize?: number } | null })._handle?.writeQueueSize ?? 0;

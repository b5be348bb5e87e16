import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { SocketAddress, SocketFactory } from "../db/connect.ts";

const burst = 20;
const perSecond = 10;

/**
 * TCP sockets for one client. postgres.js pauses after a refused connection only: a server or pooler that accepts and
 * closes at once would be called thousands of times a second, and the waiting query would never be told.
 */
export function databaseSockets(): SocketFactory {
  const turn = limiter();
  let next = 0;
  return async (address) => {
    await turn();
    return open(address, next++);
  };
}

function open({ host, port, path }: SocketAddress, attempt: number): Socket {
  const index = attempt % host.length;
  // Where TLS is asked for, postgres.js takes the server's name from the socket.
  const socket = path
    ? connect(path)
    : Object.assign(connect(port[index] ?? 5432, host[index]), { host: host[index] });
  socket.once("end", () => {
    if (socket.bytesRead === 0)
      socket.destroy(new Error("The database closed the connection without a word."));
  });
  return socket;
}

/** Lets a pool's worth of connections through at once, then so many a second. */
function limiter(): () => Promise<unknown> {
  let freeAt = 0;
  return async () => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now - (burst / perSecond) * 1000) + 1000 / perSecond;
    if (freeAt > now) await wait(freeAt - now);
  };
}

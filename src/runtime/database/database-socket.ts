import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { SocketAddress, SocketFactory } from "../../db/connect.ts";
import { DatabaseAway } from "./database-guard.ts";

// Together fewer than 20 within any second, whatever happens; processes of one site share them.
const burst = 10;
const perSecond = 5;

export interface DatabaseSockets {
  open: SocketFactory;
  /** Those that are not closed, and maybe some that are. */
  alive: Set<Socket>;
}

/**
 * TCP sockets for one client. postgres.js pauses after a refused connection only: a server or pooler that accepts and
 * closes at once would be called thousands of times a second, and the waiting query would never be told.
 */
export function databaseSockets(turn = dialling()): DatabaseSockets {
  const alive = new Set<Socket>();
  let next = 0;
  return {
    alive,
    async open(address) {
      await turn();
      const socket = open(address, next++);
      // Not by an event: under TLS postgres.js takes all listeners off it.
      for (const one of alive) if (one.destroyed) alive.delete(one);
      alive.add(socket);
      return socket;
    },
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
      socket.destroy(new DatabaseAway("The database closed the connection without a word."));
  });
  return socket;
}

/** Lets a pool's worth of connections through at once, then so many a second; clients of one server share it. */
export function dialling(processes = 1, clock = () => performance.now()): () => Promise<unknown> {
  const pauseMs = (1000 / perSecond) * processes;
  const atOnce = Math.max(1, Math.floor(burst / processes));
  let freeAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock();
    freeAt = Math.max(freeAt, now - atOnce * pauseMs) + pauseMs;
    if (freeAt > now) await wait(freeAt - now);
  };
}

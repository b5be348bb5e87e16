import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { SocketAddress, SocketFactory } from "../../db/connect.ts";
import { DatabaseAway } from "./database-guard.ts";

// Fewer than 20 connections in any second.
const burst = 10;
const perSecond = 5;

interface DatabaseSockets {
  open: SocketFactory;
  alive: Set<Socket>;
}

/**
 * postgres.js pauses only after a refused connection. A server that accepts and closes at once would be
 * called thousands of times a second.
 */
export function databaseSockets(turn = dialling()): DatabaseSockets {
  const alive = new Set<Socket>();
  let next = 0;
  return {
    alive,
    async open(address) {
      await turn();
      const socket = open(address, next++);
      // Under TLS postgres.js removes all listeners, so this polls.
      for (const one of alive) if (one.destroyed) alive.delete(one);
      alive.add(socket);
      return socket;
    },
  };
}

function open({ host, port, path }: SocketAddress, attempt: number): Socket {
  const index = attempt % host.length;
  // postgres.js takes the TLS server name from the socket.
  const socket = path
    ? connect(path)
    : Object.assign(connect(port[index] ?? 5432, host[index]), { host: host[index] });
  socket.once("end", () => {
    if (socket.bytesRead === 0)
      socket.destroy(new DatabaseAway("The database closed the connection without a word."));
  });
  return socket;
}

export function dialling(clock = () => performance.now()): () => Promise<unknown> {
  const pauseMs = 1000 / perSecond;
  let freeAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock();
    freeAt = Math.max(freeAt, now - burst * pauseMs) + pauseMs;
    if (freeAt > now) await wait(freeAt - now);
  };
}

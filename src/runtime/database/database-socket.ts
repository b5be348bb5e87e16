import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { SocketAddress, SocketFactory } from "../../db/connect.ts";
import { DatabaseAway } from "./database-guard.ts";

// The pauses keep the site below 20 connections in any second.
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
  const hostOf = new WeakMap<Socket, number>();
  let host = 0;
  return {
    alive,
    async open(address) {
      await turn();
      // Under TLS postgres.js removes all listeners, so this code polls.
      const gone = [...alive].filter((socket) => socket.destroyed);
      for (const socket of gone) alive.delete(socket);
      const isHere = (socket: Socket) => hostOf.get(socket) === host;
      // A host that has a connection is asked again, so that no call is spent on a standby or on a dead machine.
      if (gone.some(isHere) && ![...alive].some(isHere)) host = (host + 1) % address.host.length;
      const socket = open(address, host);
      hostOf.set(socket, host);
      alive.add(socket);
      return socket;
    },
  };
}

function open({ host, port, path }: SocketAddress, index: number): Socket {
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

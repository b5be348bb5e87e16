import { connect, type Socket } from "node:net";

export interface SlowReader {
  /** The status of the answer; 0 when none came. */
  status: number;
  socket: Socket;
}

/** Clients that ask for a list one after the other, read the first bytes of their answers, and then nothing more. */
export async function slowReaders(
  site: { url: string },
  count: number,
  ask: (at: number) => { path: string; address: string },
): Promise<SlowReader[]> {
  const readers: SlowReader[] = [];
  for (let at = 0; at < count; at += 1) {
    const { path, address } = ask(at);
    const socket = connect(Number(new URL(site.url).port), "127.0.0.1").on("error", () => {});
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\n\r\n`);
    readers.push({ socket, status: await statusOf(socket) });
  }
  return readers;
}

/** Bytes beyond these stay unread, and soon the system takes no more of them. */
const statusOf = (socket: Socket): Promise<number> =>
  new Promise((resolve) => {
    socket.once("close", () => resolve(0));
    socket.once("readable", () => resolve(Number(String(socket.read(12)).slice(9))));
  });

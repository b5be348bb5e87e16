import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cutIdleReaders } from "./idle-readers.ts";

const readers = suite<{ server: Server; sockets: Socket[] }>("readers of an answer");

const patience = { idleMs: 500, lookMs: 50 };
/** This is more than the system buffers by itself. */
const long = Buffer.alloc(32 * 1024 * 1024, "a");

readers.before.each((context) => {
  context.sockets = [];
});
readers.after.each(({ server, sockets }) => {
  for (const socket of sockets) socket.destroy();
  server.close();
  server.closeAllConnections();
});

/** Gives a client that has asked and reads nothing yet, and the answer to it. */
async function ask(
  context: { server: Server; sockets: Socket[] },
  answer: (response: ServerResponse) => void,
  waits = patience,
): Promise<{ socket: Socket; response: ServerResponse }> {
  context.server = createServer();
  cutIdleReaders(context.server, waits);
  context.server.listen(0, "127.0.0.1");
  await once(context.server, "listening");
  const socket = connect((context.server.address() as AddressInfo).port, "127.0.0.1");
  context.sockets.push(socket);
  socket.on("error", () => {});
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const [, response] = (await once(context.server, "request")) as [unknown, ServerResponse];
  answer(response);
  return { socket, response };
}

/** Counts the bytes that a client reads, once it reads. */
function takenBy(socket: Socket): { bytes: number } {
  const taken = { bytes: 0 };
  socket.on("data", (chunk) => {
    taken.bytes += chunk.length;
  });
  socket.pause();
  return taken;
}

readers("are cut when they take nothing of a long answer", async (context) => {
  const { socket, response } = await ask(context, (answer) => answer.end(long));
  const taken = takenBy(socket);
  await once(response, "close");
  socket.resume();
  await once(socket, "close");
  assert.ok(taken.bytes < long.length, `${taken.bytes} bytes came`);
});

readers("are cut when they take nothing of one that streams", async (context) => {
  const { response } = await ask(context, (answer) => {
    const go = () => {
      while (answer.write(long.subarray(0, 65_536)));
    };
    answer.on("drain", go);
    go();
  });
  await once(response, "close");
  assert.is(response.writableEnded, false);
});

readers("get the whole of a long answer when they take a part of it now and then", async (context) => {
  const { socket } = await ask(context, (answer) => answer.end(long), { ...patience, idleMs: 2_000 });
  const taken = takenBy(socket);
  socket.on("data", () => {
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });
  socket.resume();
  while (taken.bytes < long.length) await once(socket, "data");
});

readers("are left alone while the site itself has not gone on", async (context) => {
  const { socket, response } = await ask(context, (answer) => answer.write("begun"));
  socket.resume();
  await wait(4 * patience.idleMs);
  assert.is(response.destroyed, false);
  response.end("ended");
  await once(response, "finish");
});

readers("are left alone when they have taken all and keep the connection", async (context) => {
  const { socket, response } = await ask(context, (answer) => answer.end("short"));
  socket.resume();
  await once(response, "close");
  await wait(4 * patience.idleMs);
  assert.is(socket.destroyed, false);
});

readers.run();

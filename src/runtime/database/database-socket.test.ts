import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { databaseSockets, dialling } from "./database-socket.ts";
import { openServer } from "./open-database.ts";

const sockets = suite<{ server: Server; connections: number; url: string }>("databaseSockets");

sockets.before.each(async (context) => {
  context.connections = 0;
  context.server = createServer((socket) => {
    context.connections++;
    socket.on("error", () => {}).end();
  }).listen(0, "127.0.0.1");
  await once(context.server, "listening");
  context.url = `postgres://nobody@127.0.0.1:${(context.server.address() as AddressInfo).port}/none`;
});
sockets.after.each(({ server }) => void server.close());

sockets("tells the query when the server hangs up without a word", async ({ url }) => {
  const { sql, close } = openServer(url);
  const message = await sql`select 1`.then(
    () => "answered",
    (error: Error) => error.message,
  );
  assert.is(message, "The database closed the connection without a word.");
  await close();
});

sockets("does not call a server that hangs up more than once a query", async (context) => {
  const { sql, close } = openServer(context.url);
  await Promise.allSettled([1, 2, 3, 4].map(() => sql`select 1`));
  assert.ok(context.connections <= 4, `${context.connections} connections`);
  await close();
});

sockets("go to the host that has a connection, and to the next one once it has none", async () => {
  const { server: one, came: toOne } = await listener();
  const { server: two, came: toTwo } = await listener();
  const { open } = databaseSockets(async () => {});
  const ports = [one, two].map((server) => (server.address() as AddressInfo).port);
  const call = async () => {
    const socket = (await open({ host: ["127.0.0.1", "127.0.0.1"], port: ports })) as Socket;
    await once(socket, "connect");
    return socket;
  };
  const end = async (socket: Socket) => {
    socket.destroy();
    await once(socket, "close");
  };
  const [first, second] = [await call(), await call()];
  await end(first);
  const third = await call();
  assert.equal([toOne(), toTwo()], [3, 0]);
  await end(second);
  await end(third);
  const others = [await call(), await call()];
  assert.equal([toOne(), toTwo()], [3, 2]);
  for (const socket of others) await end(socket);
  await end(await call());
  assert.equal([toOne(), toTwo()], [4, 2]);
  for (const server of [one, two]) server.close();
});

async function listener() {
  let count = 0;
  const server = createServer((socket) => {
    count += 1;
    socket.on("error", () => {}).resume();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, came: () => count };
}

sockets.run();

const turns = suite("dialling");

turns("lets ten through at once, a moment after the process began too", async () => {
  const turn = dialling(() => 5);
  let through = 0;
  for (let call = 0; call < 11; call += 1) void turn().then(() => through++);
  await nextTurn();
  assert.is(through, 10);
});

turns.run();

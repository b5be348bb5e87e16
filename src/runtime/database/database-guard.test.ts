import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { until } from "../../../tests/support/until.ts";
import { openGuardedServer } from "./open-database.ts";

const guard = suite<{ server: Server; sockets: Socket[]; url: string }>("a database that says nothing");

guard.before.each(async (context) => {
  context.sockets = [];
  context.server = createServer((socket) => {
    context.sockets.push(socket.on("error", () => {}).resume());
  }).listen(0, "127.0.0.1");
  await once(context.server, "listening");
  context.url = `postgres://nobody@127.0.0.1:${(context.server.address() as AddressInfo).port}/none`;
});
guard.after.each(({ server, sockets }) => {
  server.close();
  for (const socket of sockets) socket.destroy();
});

const codeOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => "answered",
    (error: { code?: string }) => error.code,
  );

guard("is told to everybody who waits, whether they have a connection or not", async ({ url }) => {
  const { sql, close } = openGuardedServer(url, { max: 2, patienceMs: 500 });
  const codes = await Promise.all([
    ...[1, 2, 3, 4].map(() => codeOf(sql`select 1`)),
    codeOf(sql.begin((tx) => tx`select 1`)),
  ]);
  assert.equal(
    codes.filter((code) => !/^CONNECTION_(AWAY|CUT)$/.test(String(code))),
    [],
  );
  await close();
});

guard("is told at once to whoever comes afterwards", async ({ url, sockets }) => {
  const { sql, close } = openGuardedServer(url, { max: 2, patienceMs: 500 });
  await codeOf(sql`select 1`);
  const { length } = sockets;
  const codes = await Promise.all(Array.from({ length: 50 }, () => codeOf(sql`select 1`)));
  assert.equal([...new Set(codes)], ["CONNECTION_AWAY"]);
  assert.ok(sockets.length <= length + 1, `${sockets.length - length} more connections`);
  await close();
});

guard("is asked by one probe at a time", async ({ server, url, sockets }) => {
  const { sql, close } = openGuardedServer(url, { max: 5, patienceMs: 500 });
  await Promise.all([1, 2, 3, 4, 5].map(() => codeOf(sql`select 1`)));
  const open = () => sockets.filter((socket) => !socket.closed).length;
  await until("the connections are closed but for the probe's", () => open() <= 1);
  const { length } = sockets;
  const atOnce: number[] = [];
  server.on("connection", () => atOnce.push(open()));
  await until("two more probes", () => sockets.length >= length + 2);
  assert.equal(atOnce, [1, 1]);
  await close();
});

guard.run();

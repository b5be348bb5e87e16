import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type postgres from "postgres";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../shared/root.mjs";
import { mendedPostgres } from "./mended-postgres.ts";

const driver = suite<{ folder: string; connect: typeof postgres; servers: FakeServer[] }>(
  "the mended driver",
);

driver.before(async (context) => {
  context.folder = mkdtempSync(join(tmpdir(), "mended-"));
  const source = join(root, "node_modules/postgres/src");
  cpSync(source, join(context.folder, "src"), { recursive: true });
  writeFileSync(join(context.folder, "package.json"), '{"type":"module"}');
  const file = join(source, "connection.js");
  const transform = mendedPostgres().transform as unknown as (code: string, id: string) => string;
  const mended = transform(readFileSync(file, "utf8"), file);
  writeFileSync(join(context.folder, "src/connection.js"), mended);
  context.connect = (await import(pathToFileURL(join(context.folder, "src/index.js")).href)).default;
});
driver.after(({ folder }) => rmSync(folder, { recursive: true }));
driver.before.each((context) => {
  context.servers = [];
});
driver.after.each(({ servers }) => {
  for (const server of servers) server.close();
});

/** Tells what a server does with a statement in the session of that number. */
type Reaction = (socket: Socket, session: number) => void;

interface FakeServer {
  port: number;
  close(): void;
}

const message = (type: string, ...parts: (string | number[])[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === "string" ? Buffer.from(`${part}\0`) : Buffer.from(part))),
  );
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};
const idle = message("Z", [73]);

/** Answers a simple query with no rows, and the name of the server as its command. */
const answer =
  (name: string): Reaction =>
  (socket) =>
    socket.write(Buffer.concat([message("C", name), idle]));

const end: Reaction = (socket) =>
  socket.end(message("E", "SFATAL", "C57P01", "Mterminating connection", [0]));

const reset: Reaction = (socket) => socket.resetAndDestroy();

async function fakeServer(
  reactions: Reaction[],
  isStandby: () => boolean = () => false,
): Promise<FakeServer> {
  let sessions = 0;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    const session = sessions++;
    let hasStarted = false;
    socket.on("data", (bytes) => {
      if (bytes[0] === 88) return;
      if (hasStarted) return reactions[Math.min(session, reactions.length - 1)]!(socket, session);
      hasStarted = true;
      const settings = { in_hot_standby: isStandby() ? "on" : "off", default_transaction_read_only: "off" };
      const parameters = Object.entries(settings).map((pair) => message("S", ...pair));
      socket.write(Buffer.concat([message("R", [0, 0, 0, 0]), ...parameters, idle]));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const outcomeOf = (query: postgres.PendingQuery<postgres.Row[]>): Promise<string> => {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 2_000, "nothing").unref());
  const told = query.then(
    ({ command }) => command,
    ({ code }) => code,
  );
  return Promise.race([told, late]);
};

driver("answers the first query of a connection that opens again", async ({ connect, servers }) => {
  servers.push(await fakeServer([end, answer("ONE")]));
  const sql = connect(`postgres://nobody@127.0.0.1:${servers[0]!.port}/none`, { max: 1, fetch_types: false });
  assert.is(await outcomeOf(sql.unsafe("a")), "CONNECTION_CLOSED");
  assert.is(await outcomeOf(sql.unsafe("b")), "ONE");
  await sql.end({ timeout: 0 });
});

driver("looks for the primary when a connection opens again", async ({ connect, servers }) => {
  servers.push(await fakeServer([end, answer("PRIMARY")]));
  servers.push(await fakeServer([answer("STANDBY")], () => true));
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(",");
  const address = `postgres://nobody@${hosts}/none?target_session_attrs=primary`;
  const sql = connect(address, { max: 1, fetch_types: false, backoff: () => 0.01 });
  assert.is(await outcomeOf(sql.unsafe("a")), "CONNECTION_CLOSED");
  assert.is(await outcomeOf(sql.unsafe("b")), "PRIMARY");
  await sql.end({ timeout: 0 });
});

driver(
  "tells the first query of a connection to one of two hosts that it was reset",
  async ({ connect, servers }) => {
    servers.push(await fakeServer([reset, answer("ONE")]), await fakeServer([answer("TWO")]));
    const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(",");
    const sql = connect(`postgres://nobody@${hosts}/none`, {
      max: 1,
      fetch_types: false,
      backoff: () => 0.01,
    });
    assert.is(await outcomeOf(sql.unsafe("a")), "CONNECTION_CLOSED");
    assert.is(await outcomeOf(sql.unsafe("b")), "TWO");
    await sql.end({ timeout: 0 });
  },
);

driver.run();

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

interface Session {
  server: Socket;
  greeting: Buffer;
}

interface SessionPool {
  url: string;
  close(): void;
}

/**
 * In Hyperdrive's place: a Worker's client lives for one request, so it gets a session that an earlier one
 * left. The first client of a session signs in, and the next ones get the database's greeting again.
 */
export async function openSessionPool(databaseUrl: string): Promise<SessionPool> {
  const { hostname, port } = new URL(databaseUrl);
  const idle: Session[] = [];
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.setNoDelay(true).once("close", () => clients.delete(client));
    client.on("error", () => client.destroy());
    client.once("data", async (startup) => {
      const left = idle.pop();
      if (left) client.write(left.greeting);
      const session = left ?? (await begin(client, startup, connect(Number(port || 5432), hostname)));
      join(client, session, () => idle.push(session));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    close() {
      server.close();
      for (const socket of [...clients, ...idle.map((session) => session.server)]) socket.destroy();
    },
  };
}

const signedIn = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0]);
const terminate = Buffer.from([88, 0, 0, 0, 4]);
const [authentication, readyForQuery] = [82, 90];

/** Undefined until the database has said all. */
function greetingIn(said: Buffer): Buffer | undefined {
  const messages: Buffer[] = [signedIn];
  for (let at = 0; at + 5 <= said.length; ) {
    const end = at + 1 + said.readUInt32BE(at + 1);
    if (end > said.length) return undefined;
    if (said[at] !== authentication) messages.push(said.subarray(at, end));
    if (said[at] === readyForQuery) return Buffer.concat(messages);
    at = end;
  }
  return undefined;
}

function begin(client: Socket, startup: Buffer, server: Socket): Promise<Session> {
  const parts: Buffer[] = [];
  const send = (bytes: Buffer) => void server.write(bytes);
  server.setNoDelay(true).write(startup);
  client.on("data", send);
  return new Promise((resolve, reject) => {
    server.on("error", reject).on("data", function hear(bytes) {
      client.write(bytes);
      parts.push(bytes);
      const greeting = greetingIn(Buffer.concat(parts));
      if (!greeting) return;
      server.off("data", hear);
      client.off("data", send);
      resolve({ server, greeting });
    });
  });
}

function join(client: Socket, { server }: Session, letGo: () => void): void {
  const hear = (bytes: Buffer) => void client.write(bytes);
  const breakOff = () => void server.destroy();
  server.on("data", hear);
  client.on("close", breakOff);
  client.on("data", (bytes) => {
    const isLast = bytes.subarray(-terminate.length).equals(terminate);
    const rest = isLast ? bytes.subarray(0, -terminate.length) : bytes;
    if (rest.length > 0) server.write(rest);
    if (!isLast) return;
    server.off("data", hear);
    client.off("close", breakOff).end();
    letGo();
  });
}

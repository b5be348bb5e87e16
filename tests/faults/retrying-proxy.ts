import { once } from "node:events";
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { pipeline } from "node:stream/promises";

/**
 * A proxy as sites stand behind: it sends to the servers that say they are ready, over connections that it keeps, in
 * turn. What reached no server goes to the next one; what broke off once it was sent does so when it is idempotent, once.
 */
export interface RetryingProxy {
  url: string;
  /** The addresses of the servers, once they are known. */
  servers: string[];
  isReady(server: string): boolean;
  /** The number of answers from each server. */
  answered: Map<string, number>;
  close(): Promise<void>;
}

const asksEveryMs = 100;
const idempotent = new Set(["GET", "HEAD", "PUT"]);

export async function startRetryingProxy(): Promise<RetryingProxy> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const answered = new Map<string, number>();
  const servers: string[] = [];
  let turn = 0;

  const look = async () => {
    await Promise.all(
      servers.map(async (server) => {
        if (await saysReady(server)) ready.add(server);
        else ready.delete(server);
      }),
    );
  };
  const looking = setInterval(() => void look(), asksEveryMs);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const response = await ask(incoming, Buffer.concat(parts));
    outgoing.writeHead(response.statusCode!, ofTheAnswer(response.headers));
    await pipeline(response, outgoing);
  }

  async function ask(incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    let mayRepeat = idempotent.has(incoming.method!);
    for (;;) {
      const server = [...ready][turn++ % ready.size];
      if (!server) throw new Error("no server is ready");
      try {
        const response = await pass(server, incoming, body);
        answered.set(server, (answered.get(server) ?? 0) + 1);
        return response;
      } catch (error) {
        ready.delete(server);
        const reachedNobody = (error as NodeJS.ErrnoException).code === "ECONNREFUSED";
        if (!reachedNobody && !mayRepeat) throw error;
        if (!reachedNobody) mayRepeat = false;
      }
    }
  }

  function pass(server: string, { method, url, headers }: IncomingMessage, body: Buffer) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      request(server + url, { method: method!, headers, agent })
        .once("response", resolve)
        .once("error", reject)
        .end(body);
    });
  }

  const server: Server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end(String(error));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    servers,
    isReady: (one) => ready.has(one),
    answered,
    async close() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Without what the server says of its own connection: how long ours stays open is for us to say. */
function ofTheAnswer(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection, "keep-alive": keepAlive, "transfer-encoding": encoding, ...others } = headers;
  return others;
}

const saysReady = (server: string) =>
  new Promise<boolean>((resolve) => {
    const asked = request(`${server}/readyz`, { agent: false, timeout: 30_000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.once("timeout", () => asked.destroy()).once("error", () => resolve(false));
    asked.end();
  });

import type { IncomingMessage, Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { restOf } from "./rest-of-request.ts";

/** Idle connections outlive those of proxies, which would otherwise lose a request. */
const patience = {
  headersTimeout: 20_000,
  requestTimeout: 16 * 60_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
};

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/** Health checks of some balancers use HTTP/1.0 without a host. */
export function httpServer(fetch: Fetch, siteUrl: string): Server {
  const { host } = new URL(siteUrl);
  const answer: Fetch = (request, bindings) => {
    const { incoming } = bindings;
    const answered = fetch(request, bindings);
    // This answers a cached page within the same turn of the event loop.
    if (incoming.method === "GET" || incoming.method === "HEAD") return answered;
    return afterRequest(answered, incoming as IncomingMessage);
  };
  return createAdaptorServer({ fetch: answer, hostname: host, serverOptions: patience }) as Server;
}

async function afterRequest(answered: unknown, incoming: IncomingMessage): Promise<unknown> {
  const answer = await answered;
  await restOf(incoming);
  return answer;
}

import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

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
  return createAdaptorServer({ fetch, hostname: host, serverOptions: patience }) as Server;
}

import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";

/**
 * Slow headers are cut; a slow body has limits of its own, and an upload may take 15 minutes. An idle connection is kept
 * for longer than proxies keep theirs: else one would be cut while a request is on its way.
 */
const patience = {
  headersTimeout: 20_000,
  requestTimeout: 16 * 60_000,
  keepAliveTimeout: 75_000,
  connectionsCheckingInterval: 5_000,
};

type Fetch = Parameters<typeof createAdaptorServer>[0]["fetch"];

/**
 * Node's server for the site. A request of HTTP/1.0 may name no host, as the health checks of some balancers do: it is
 * taken for one to the site's own. Node itself refuses a request of HTTP/1.1 without a host.
 */
export function httpServer(fetch: Fetch, siteUrl: string): Server {
  const { host } = new URL(siteUrl);
  return createAdaptorServer({ fetch, hostname: host, serverOptions: patience }) as Server;
}

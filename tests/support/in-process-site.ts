import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { Services } from "../../src/env.ts";
import { siteServer } from "../../src/runtime/node/site-server.ts";
import { testServices } from "./site.ts";

export interface InProcessSite {
  url: string;
  /** The pages use this, and so do tasks that the test runs with a clock of its own. */
  services: Services;
  close(): void;
}

/** Serves the site from this process to a browser. Its timetable does not run. */
export async function openInProcessSite(): Promise<InProcessSite> {
  const known = await testServices();
  const world: { services?: Services } = {};
  const { fetch } = siteServer("dist/client", [], () => world.services);
  const server = serve({ fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false });
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const services = { ...known, settings: { ...known.settings, siteUrl: url } };
  world.services = services;
  return {
    url,
    services,
    close() {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
    },
  };
}

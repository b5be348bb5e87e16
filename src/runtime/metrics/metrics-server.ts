import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Client } from "../../db/connect.ts";
import { type Figure, listOperatingFigures } from "../../db/operating-figures.ts";
import type { Config } from "../config/config.ts";
import type { LoadLimit } from "../overload/load-limit.ts";
import { within } from "../time-limit.ts";
import { Metrics } from "./metrics.ts";

interface Site {
  server: Server;
  load: LoadLimit;
  /** Undefined while the site starts. */
  sql: () => Client | undefined;
}

/** Prometheus gives a scrape up after ten seconds. */
const databaseMs = 2_000;

/** Returns a function that stops the server. */
export async function listenForMetrics(
  { metricsPort, metricsHost }: Pick<Config, "metricsPort" | "metricsHost">,
  { server, load, sql }: Site,
): Promise<() => Promise<void>> {
  const metrics = new Metrics(load, () => figuresOf(sql()));
  countAnswers(server, metrics);
  let underWay: Promise<string> | undefined;
  const listening = createServer(async ({ url }, response) => {
    if (url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    // The database gets one question at a time, however many readers ask.
    underWay ??= metrics.text().finally(() => {
      underWay = undefined;
    });
    response.setHeader("Content-Type", metrics.contentType).end(await underWay);
  }).listen(metricsPort, metricsHost);
  await once(listening, "listening");
  return async () => {
    listening.closeAllConnections();
    listening.close();
  };
}

async function figuresOf(sql: Client | undefined): Promise<Figure[]> {
  if (!sql) throw new Error("The site is starting.");
  return within(databaseMs, listOperatingFigures(sql));
}

/** Counts also the answers of the page cache, and those of a site that still starts. */
function countAnswers(server: Server, metrics: Metrics): void {
  server.prependListener("request", ({ method = "", url = "" }, response) => {
    const began = performance.now();
    response.once("close", () => {
      const [path = ""] = url.split("?", 1);
      const status = response.headersSent ? response.statusCode : undefined;
      metrics.count({ method, path, status, seconds: (performance.now() - began) / 1000 });
    });
  });
}

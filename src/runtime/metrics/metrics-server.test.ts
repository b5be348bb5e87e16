import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect as dial } from "node:net";
import { text } from "node:stream/consumers";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { freePort } from "../../../scripts/shared/free-port.mjs";
import { inProcess, testServices } from "../../../tests/support/site.ts";
import { connect } from "../../db/connect.ts";
import { httpServer } from "../node/http-server.ts";
import { siteServer } from "../node/site-server.ts";
import { LoadLimit } from "../overload/load-limit.ts";
import { listenForMetrics } from "./metrics-server.ts";

const tests = suite("GET /metrics on METRICS_PORT");

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
/** Two roles of the database have the same prefix. */
const namesIn = (text: string) => new Set(text.match(/\blandfall_(?!(site|owner)\b)[a-z_]*[a-z]/g));
const gauges = ["emails", "payments", "drafts", "documents"];

if (inProcess) {
  const services = await testServices();
  const closing: (() => Promise<unknown>)[] = [];
  tests.after(async () => {
    for (const close of closing) await close();
  });

  async function metricsOf(
    server: Server,
    load = new LoadLimit(),
    sql = () => services.sql as typeof services.sql | undefined,
  ) {
    const metricsPort = await freePort();
    closing.push(await listenForMetrics({ metricsPort, metricsHost: "127.0.0.1" }, { server, load, sql }));
    return async (path = "/metrics") => fetch(`http://127.0.0.1:${metricsPort}${path}`);
  }

  async function aSite() {
    const load = new LoadLimit();
    const { fetch: answer } = siteServer("dist/client", [], () => services, load);
    const server = httpServer(answer, services.settings.siteUrl).listen(0, "127.0.0.1");
    await once(server, "listening");
    closing.push(async () => server.close());
    const scrape = await metricsOf(server, load);
    return { load, scrape, port: (server.address() as AddressInfo).port };
  }

  const lines = async (scrape: (path?: string) => Promise<Response>, start: string) =>
    (await (await scrape()).text()).split("\n").filter((line) => line.startsWith(start));

  tests("counts answers by the route in the map, whatever the address", async () => {
    const { scrape, port } = await aSite();
    const paths = [
      `/jobs/${randomUUID()}`,
      `/es/jobs/${randomUUID()}`,
      `/no/${randomUUID()}`,
      "/jobs?page=2",
    ];
    for (const path of paths) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    assert.equal(await lines(scrape, "landfall_http_requests_total"), [
      'landfall_http_requests_total{method="GET",route="/jobs/:id",status="404"} 2',
      'landfall_http_requests_total{method="GET",route="/*",status="404"} 1',
      'landfall_http_requests_total{method="GET",route="/jobs",status="200"} 1',
    ]);
    assert.equal(await lines(scrape, 'landfall_http_request_duration_seconds_count{route="/jobs/:id"'), [
      'landfall_http_request_duration_seconds_count{route="/jobs/:id"} 2',
    ]);
  });

  tests("counts strange methods as one", async () => {
    const { scrape, port } = await aSite();
    for (const method of ["PROPFIND", "PURGE"]) {
      const socket = dial(port, "127.0.0.1");
      socket.write(`${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      await text(socket);
    }
    const [line] = await lines(scrape, "landfall_http_requests_total");
    assert.match(line ?? "", /^landfall_http_requests_total\{method="other",route="\/\*",status="\d+"\} 2$/);
  });

  tests("shows the queue and counts refusals by rank", async () => {
    const { scrape, load } = await aSite();
    load.refused.browsing += 3;
    const working = load.run(
      "vital",
      [],
      async () => lines(scrape, "landfall_re"),
      () => [],
    );
    assert.equal(await working, [
      "landfall_requests_working 1",
      'landfall_requests_waiting{line="applying"} 0',
      'landfall_requests_waiting{line="browsing"} 0',
      'landfall_refusals_total{rank="vital"} 0',
      'landfall_refusals_total{rank="applying"} 0',
      'landfall_refusals_total{rank="browsing"} 3',
      ...(await lines(scrape, "landfall_reconciler")),
    ]);
  });

  tests("shows what waits in the database", async () => {
    const scrape = await metricsOf(createServer());
    const before = await amountOf(scrape, 'landfall_outbox_emails{state="given_up"}');
    await services.sql`
      insert into outbox (kind, message_sealed, given_up_at) values ('test of metrics', '', now())`;
    assert.is(await amountOf(scrape, 'landfall_outbox_emails{state="given_up"}'), before + 1);
    await services.sql`delete from outbox where kind = 'test of metrics'`;
    assert.is(await amountOf(scrape, "landfall_database_up"), 1);
  });

  tests(
    "answers without the database's figures while the database is away, and while the site starts",
    async () => {
      const away = connect({ url: `postgres://nobody@127.0.0.1:${await freePort()}/none` }, { max: 1 });
      closing.push(() => away.end({ timeout: 0 }));
      for (const sql of [away, undefined]) {
        const body = await (await (await metricsOf(createServer(), undefined, () => sql))()).text();
        assert.match(body, "\nlandfall_database_up 0\n");
        assert.match(body, /\nprocess_cpu_seconds_total \d/);
        for (const name of gauges) assert.not.match(body, new RegExp(`\nlandfall_(outbox_)?${name}[ {]`));
      }
    },
  );

  tests("answers nothing else", async () => {
    assert.is((await (await metricsOf(createServer()))("/")).status, 404);
  });

  tests(
    "has each name that the manual, the dashboard and the alerts name, and the manual names each",
    async () => {
      const scrape = await metricsOf(createServer());
      const exposed = new Set(
        [...(await (await scrape()).text()).matchAll(/^# TYPE (landfall_\w+)/gm)].map(([, name]) => name!),
      );
      const bare = (name: string) => name.replace(/_(bucket|count|sum)$/, "");
      const examples = ["docs/examples/grafana.json", "docs/examples/prometheus-alerts.yml"];
      for (const path of [...examples, "docs/operating.md"])
        for (const name of namesIn(read(path))) assert.ok(exposed.has(bare(name)), `${path} names ${name}`);
      const manual = namesIn(read("docs/operating.md"));
      assert.equal(
        [...exposed].filter((name) => !manual.has(name)),
        [],
      );
      JSON.parse(read("docs/examples/grafana.json"));
    },
  );
}

async function amountOf(scrape: () => Promise<Response>, series: string): Promise<number> {
  const body = await (await scrape()).text();
  return Number(
    body
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length),
  );
}

tests.run();

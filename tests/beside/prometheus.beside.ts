import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { until } from "../support/until.ts";
import { besideSuite, example, isFound, type Program, program, shared, walk } from "./beside.ts";
import { type TwoSites, twoSites } from "./two-sites.ts";

const examples = fileURLToPath(new URL("../../docs/examples/", import.meta.url));

if (isFound("prometheus")) {
  const beside = besideSuite("prometheus");
  const test = walk("prometheus", beside);
  let two: TwoSites;
  let prometheus: Program;
  let url: string;
  let ports: number[];

  beside.before(async () => {
    ports = [await freePort(), await freePort()];
    two = await twoSites("http://localhost", 0, (index) => ({ METRICS_PORT: String(ports[index]) }));
    const own = await freePort();
    url = `http://127.0.0.1:${own}`;
    copyFileSync(join(examples, "prometheus-alerts.yml"), join(shared, "prometheus-alerts.yml"));
    const file = example("prometheus.yml", {
      "127.0.0.1:9301": `127.0.0.1:${ports[0]}`,
      "127.0.0.1:9302": `127.0.0.1:${ports[1]}`,
      "scrape_interval: 15s": "scrape_interval: 1s",
    });
    prometheus = await program(
      "prometheus",
      [
        `--config.file=${file}`,
        `--storage.tsdb.path=${mkdtempSync(join(shared, "prometheus-"))}`,
        `--web.listen-address=127.0.0.1:${own}`,
      ],
      async () => (await fetch(`${url}/-/ready`)).ok,
    );
    for (const site of two.sites) await (await fetch(`${site.url}/jobs`)).text();
    await until(
      "both processes are read",
      async () => (await valuesOf('up{job="landfall"} == 1')).length === 2,
    );
  });
  beside.after(async () => {
    await prometheus?.stop();
    await two?.close();
  });

  async function ask(query: string) {
    const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`);
    return (await response.json()) as {
      status: string;
      error?: string;
      data?: { result: { value: [number, string] }[] };
    };
  }

  const valuesOf = async (query: string) =>
    (await ask(query)).data?.result.map(({ value }) => Number(value[1])) ?? [];

  test("the format without a complaint of promtool", async () => {
    const input = await (await fetch(`http://127.0.0.1:${ports[0]}/metrics`)).text();
    const { status, stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
      input,
      encoding: "utf8",
    });
    // The library names these; promtool finds the ending "_total" odd for a gauge.
    const ours = (stdout + stderr).split("\n").filter((line) => line && !line.startsWith("nodejs_"));
    assert.equal([ours, status === 0 || status === 3], [[], true]);
  });

  test("the configuration and its alerts", async () => {
    const file = join(examples, "prometheus-alerts.yml");
    const { status, stderr } = spawnSync("promtool", ["check", "rules", file], { encoding: "utf8" });
    assert.equal([status, stderr], [0, ""]);
  });

  test("requests of both processes, by route", async () => {
    const query = 'count(landfall_http_requests_total{route="/jobs",status="200"} > 0)';
    await until("the requests are read", async () => (await valuesOf(query))[0] === 2);
  });

  test("each query of the dashboard and of the alerts", async () => {
    const dashboard = JSON.parse(readFileSync(join(examples, "grafana.json"), "utf8")) as {
      panels: { targets: { expr: string }[] }[];
    };
    const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const alerts = readFileSync(join(examples, "prometheus-alerts.yml"), "utf8");
    const alerted = [...alerts.matchAll(/expr: (.+)/g)].map(([, expr]) => expr!);
    assert.ok(drawn.length > 15 && alerted.length > 5);
    for (const query of [...drawn, ...alerted]) {
      const answer = await ask(query.replaceAll("$__rate_interval", "1m"));
      assert.is(answer.status, "success", `${query}: ${answer.error}`);
    }
    // A rate needs two readings, and a series of errors an error.
    const plain = drawn.filter((query) => !/rate_interval/.test(query));
    for (const query of plain)
      await until(`${query} has values`, async () => (await valuesOf(query)).length > 0);
  });

  test("a stopped process shown as down", async () => {
    await two.sites[1]!.stop();
    await until("it is down", async () => (await valuesOf('up{job="landfall"} == 0')).length === 1);
  });

  beside.run();
}

import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { serve } from "@hono/node-server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, testServices } from "../../../tests/support/site.ts";
import { spoken as ar } from "../../content/ar/spoken.ts";
import type { Services } from "../../env.ts";
import { failures } from "../../errors.ts";
import { siteServer } from "./site-server.ts";

const headers = suite("headers of the server");

async function listen(services: () => Services | undefined) {
  const { fetch: answer } = siteServer("dist/client", [], services);
  const server = serve({ fetch: answer, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false });
  await once(server, "listening");
  headers.after(() => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

const names = [
  "X-Content-Type-Options",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Cross-Origin-Resource-Policy",
  "X-Frame-Options",
  "Permissions-Policy",
  "Content-Security-Policy",
  "Cache-Control",
];
const lacking = (response: Response, wanted = names) => wanted.filter((name) => !response.headers.has(name));

if (inProcess) {
  const services = await testServices();
  const settings = { ...services.settings, siteUrl: "https://jobs.example" };
  const https = { ...services, settings };
  const port = await listen(() => https);
  const base = `http://127.0.0.1:${port}`;
  const starting = await listen(() => undefined);

  headers("are on files of the build, which run nothing when they are opened by themselves", async () => {
    const script = services.assets.url("src/client.ts", "en");
    for (const path of [script, "/favicon.svg", "/favicon.ico", "/apple-touch-icon.png"]) {
      const response = await fetch(base + path);
      assert.is(response.status, 200, path);
      assert.equal(lacking(response, [...names, "Strict-Transport-Security"]), [], path);
      assert.match(response.headers.get("Content-Security-Policy")!, /^default-src 'none'/);
      await response.body?.cancel();
    }
  });

  headers("are on a finished page, and when it is unchanged", async () => {
    const wanted = [...names, "Strict-Transport-Security", "ETag"];
    const page = await fetch(`${base}/terms`);
    assert.equal(lacking(page, wanted), []);
    const init = { headers: { "If-None-Match": page.headers.get("ETag")! } };
    const unchanged = await fetch(`${base}/terms`, init);
    assert.is(unchanged.status, 304);
    assert.equal(lacking(unchanged, wanted), []);
    assert.is(unchanged.headers.get("Content-Security-Policy"), page.headers.get("Content-Security-Policy"));
    assert.equal(lacking(await fetch(`${base}/terms`, { method: "HEAD" }), wanted), []);
  });

  headers("are on what is missing, and on what the app has no method for", async () => {
    for (const [status, path, method] of [
      [404, "/assets/nothing.js", "GET"],
      [404, "/nothing.svg", "GET"],
      [308, "/Jobs/", "GET"],
      [405, "/jobs", "DELETE"],
      [204, "/api/jobs/stats", "OPTIONS"],
    ] as const) {
      const response = await fetch(base + path, { method, redirect: "manual" });
      assert.is(response.status, status, path);
      assert.equal(lacking(response), [], path);
    }
  });

  headers("are there while the site is starting", async () => {
    const response = await fetch(`http://127.0.0.1:${starting}/`);
    assert.is(response.status, 503);
    assert.equal(lacking(response), []);
    const arabic = await fetch(`http://127.0.0.1:${starting}/ar/jobs`);
    assert.is((await arabic.text()).trim(), ar.phrases[failures.starting[1]]);
  });

  /** Gives the whole answer to a request that no browser would send. */
  async function raw(...lines: string[]): Promise<string> {
    const socket = connect(port, "127.0.0.1");
    socket.write([...lines, "Connection: close", "", ""].join("\r\n"));
    return text(socket);
  }

  const odd: [what: string, ...hosts: string[]][] = [
    ["another host's name", "Host: evil.example"],
    ["two hosts", "Host: evil.example", "Host: jobs.example"],
    ["a host with a path", "Host: evil.example/jobs?"],
    ["a host with a name and password", "Host: jobs.example@evil.example"],
    ["a host that is none", "Host: <script>"],
    ["an empty host", "Host:"],
    [
      "a forwarded host",
      "Host: jobs.example",
      "X-Forwarded-Host: evil.example",
      "Forwarded: host=evil.example",
    ],
  ];
  for (const [what, ...hosts] of odd)
    headers(`lead nowhere else for ${what}`, async () => {
      for (const path of ["/", "/jobs", "/employer/dashboard", "/api/auth/user", "/apply"]) {
        const answer = await raw(`GET ${path} HTTP/1.1`, ...hosts);
        assert.match(answer, /^HTTP\/1\.1 (200|303|400|401) /);
        assert.not.match(answer, /evil/);
        assert.not.match(answer, /<script>/);
      }
    });
}

headers.run();

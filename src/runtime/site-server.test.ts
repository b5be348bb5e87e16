import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/account.ts";
import { aPosting } from "../../tests/employer.ts";
import { inProcess, testServices } from "../../tests/site.ts";
import { siteServer } from "./site-server.ts";

const server = suite("site server");

if (inProcess) {
  const services = await testServices();
  const { fetch: answer } = siteServer("dist/client", [], () => services);
  const listening = serve({ fetch: answer, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false });
  await once(listening, "listening");
  const base = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  server.after(() => {
    listening.close();
    if ("closeAllConnections" in listening) listening.closeAllConnections();
  });

  server("sends a finished page, and then only that it is unchanged", async () => {
    const first = await fetch(`${base}/jobs`);
    assert.is(first.headers.get("Content-Encoding"), "gzip");
    assert.match(await first.text(), /<h1/);
    const again = await fetch(`${base}/jobs`, { headers: { "If-None-Match": first.headers.get("ETag")! } });
    assert.is(again.status, 304);
  });

  server("lists a vacancy the moment it was posted", async () => {
    const { browser } = await anEmployer();
    const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
    const posting = aPosting();
    const list = `${base}/jobs?search=${encodeURIComponent(posting.title)}`;
    assert.not.match(await (await fetch(list)).text(), "/jobs/");
    const posted = await fetch(`${base}/api/jobs`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify(posting),
    });
    assert.is(posted.status, 201);
    const { id } = (await posted.json()) as { id: string };
    assert.match(await (await fetch(list)).text(), `/jobs/${id}`);
  });

  server("leaves what belongs to one visitor to the app", async () => {
    const { headers } = await fetch(`${base}/apply`);
    assert.is(headers.get("ETag"), null);
    assert.is(headers.get("Cache-Control"), "private, no-store");
    assert.ok(headers.get("X-Request-Id"));
  });
}

server.run();

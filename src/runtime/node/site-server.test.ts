import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { type ServerType, serve } from "@hono/node-server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { aPosting } from "../../../tests/support/employer.ts";
import { anApplication } from "../../../tests/support/fixtures.ts";
import { uniqueWord } from "../../../tests/support/insert-job.ts";
import { inProcess, json, testServices } from "../../../tests/support/site.ts";
import type { Services } from "../../env.ts";
import type { LogEntry } from "../../world.ts";
import { LoadLimit } from "../overload/load-limit.ts";
import { siteServer } from "./site-server.ts";

const server = suite("site server");

const open: ServerType[] = [];
server.after(() => {
  for (const one of open) {
    one.close();
    if ("closeAllConnections" in one) one.closeAllConnections();
  }
});

/** Starts a site of its own behind a server, until the suite ends. */
async function listen(services: Services, shedding?: LoadLimit): Promise<string> {
  const { fetch } = siteServer("dist/client", [], () => services, shedding);
  const listening = serve({ fetch, port: 0, hostname: "127.0.0.1", overrideGlobalObjects: false });
  await once(listening, "listening");
  open.push(listening);
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

/** Searches for a word that is in no other request, so that no cached answer serves. */
const aSearch = () => `/jobs?search=${uniqueWord()}`;
const aCall = () => `/api/jobs/filter?search=${uniqueWord()}`;

if (inProcess) {
  const services = await testServices();
  const base = await listen(services);

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

  server("sends the icon to who asks for it by its old name", async () => {
    const response = await fetch(`${base}/favicon.ico`);
    assert.is(response.status, 200);
    assert.match(response.headers.get("Content-Type") ?? "", /^image\/(x-icon|vnd\.microsoft\.icon)$/);
    assert.is(response.headers.get("Cache-Control"), "public, max-age=86400");
    const bytes = new Uint8Array(await response.arrayBuffer());
    assert.equal([...bytes.slice(0, 4)], [0, 0, 1, 0], "the signature of an icon file");
  });

  server("leaves what belongs to one visitor to the app", async () => {
    const { headers } = await fetch(`${base}/apply`);
    assert.is(headers.get("ETag"), null);
    assert.is(headers.get("Cache-Control"), "private, no-store");
    assert.ok(headers.get("X-Request-Id"));
  });

  server("answers 300 visitors who search for different words at once", async () => {
    const answers = await Promise.all(Array.from({ length: 300 }, () => fetch(base + aSearch())));
    assert.equal(answers.filter(({ status }) => status === 200).length, 300);
  });

  server("refuses searches in a lasting overload, says when to come back, and takes payments", async () => {
    // Each look at this clock is a tenth of a second later than the one before.
    let now = 0;
    const crowded = await listen(services, new LoadLimit({ now: () => (now += 100) }));
    const refused: Response[] = [];
    const visitor = async () => {
      while (refused.length < 100) {
        const answer = await fetch(crowded + aCall());
        await answer.text();
        if (answer.status !== 200) refused.push(answer);
      }
    };
    const visitors = Array.from({ length: 40 }, visitor);
    while (refused.length === 0) await nextTurn();
    const payments = Array.from({ length: 10 }, () =>
      fetch(`${crowded}/api/create-payment-intent`, json(anApplication)),
    );
    assert.equal([...new Set((await Promise.all(payments)).map(({ status }) => status))], [200]);
    await Promise.all(visitors);
    assert.equal([...new Set(refused.map(({ status }) => status))], [503]);
    assert.ok(refused.every(({ headers }) => Number(headers.get("Retry-After")) > 0));
    assert.is((await fetch(crowded + aCall())).status, 200, "the rush is over");
  });

  server("does not work for visitors who left while they waited", async () => {
    const requests: LogEntry[] = [];
    const log = (entry: LogEntry) => void (entry.event === "request" && requests.push(entry));
    const left = await listen({ ...services, log });
    const leaving = new AbortController();
    const searches = (count: number, signal?: AbortSignal) =>
      Array.from({ length: count }, () => fetch(left + aCall(), { signal: signal ?? null }));
    const staying = searches(50);
    const gone = searches(250, leaving.signal);
    await Promise.race(staying);
    leaving.abort();
    await Promise.allSettled(gone);
    await Promise.all(staying);
    await fetch(left + aCall());
    assert.ok(requests.length < 200, `${requests.length} of 301 were worked for`);
  });
}

server.run();

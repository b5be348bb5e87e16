import { once } from "node:events";
import { connect } from "node:http2";
import { join } from "node:path";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { pdf } from "../support/document-fixtures.ts";
import { postJob } from "../support/employer.ts";
import { Browser, json } from "../support/site.ts";
import { aLink, put } from "../support/upload-link.ts";
import { besideSuite, example, isFound, type Program, program, walk } from "./beside.ts";
import { type TwoSites, twoSites } from "./two-sites.ts";

const proxies: Record<string, (port: string, places: [string, string]) => [file: string, args: string[]]> = {
  nginx(port, [one, two]) {
    const listen = `listen localhost:${port} ssl`;
    const file = example("nginx.conf", {
      "listen 443 ssl": listen,
      "127.0.0.1:3000": one,
      "127.0.0.1:3001": two,
    });
    const global = `daemon off; pid ${join(file, "..", "nginx.pid")};`;
    return [file, ["-p", join(file, ".."), "-e", "stderr", "-c", file, "-g", global]];
  },
  caddy(port, [one, two]) {
    const address = { "jobs.example:443": `localhost:${port}`, "127.0.0.1:3000": one, "127.0.0.1:3001": two };
    const file = example("Caddyfile", address);
    return [file, ["run", "--adapter", "caddyfile", "--config", file]];
  },
  haproxy(port, [one, two]) {
    const address = { "bind :443": `bind localhost:${port}`, "127.0.0.1:3000": one, "127.0.0.1:3001": two };
    const file = example("haproxy.cfg", address);
    return [file, ["-db", "-f", file]];
  },
};

for (const [name, adapt] of Object.entries(proxies)) if (isFound(name)) walkBehind(name, adapt);

function walkBehind(name: string, adapt: (typeof proxies)[string]) {
  const beside = besideSuite(name);
  const test = walk(name, beside);
  let two: TwoSites;
  let proxy: Program;
  let url: string;

  beside.before(async () => {
    const port = String(await freePort());
    url = `https://localhost:${port}`;
    // As each example says.
    two = await twoSites(url, name === "nginx" ? 0 : 3);
    const [, args] = adapt(port, two.places);
    proxy = await program(name, args, async () => (await fetch(`${url}/readyz`)).ok);
  });
  beside.after(async () => {
    await proxy?.stop();
    await two?.close();
  });

  test("TLS and HTTP/2", async () => {
    const session = connect(url);
    await once(session, "connect");
    const request = session.request({ ":path": "/news" });
    const [headers] = await once(request, "response");
    assert.equal([session.alpnProtocol, headers[":status"]], ["h2", 200]);
    request.destroy();
    session.destroy();
  });

  test("a document of 10 MB", async () => {
    const world = { url };
    const link = await aLink(new Browser(world));
    const answer = await put(link, pdf(10 * 1024 * 1024 - 1), world);
    assert.is(answer.status, 200, await answer.text());
  });

  test("304", async () => {
    const first = await fetch(`${url}/news`);
    await first.text();
    const etag = first.headers.get("etag") ?? "";
    assert.is((await fetch(`${url}/news`, { headers: { "If-None-Match": etag } })).status, 304);
  });

  test("cookies", async () => {
    const { browser, user } = await anEmployer({ url });
    assert.ok([...browser.cookies.keys()].some((cookie) => cookie.startsWith("__Host-")));
    const known = (await (await browser.send("/api/auth/user")).json()) as { email: string };
    assert.is(known.email, user.email);
  });

  test("each line of a seeding at once", async () => {
    const administrator = await signedIn({ url });
    const answer = await administrator.post("/api/admin/seed-production", {});
    assert.is(answer.status, 200);
    const parts: string[] = [];
    const decoder = new TextDecoder();
    for await (const part of answer.body!) parts.push(decoder.decode(part as Uint8Array, { stream: true }));
    // A proxy that holds lines back sends them in a few large parts.
    const lines = parts.join("").trimEnd().split("\n").length;
    assert.ok(parts.length > lines / 4, `${lines} lines came in ${parts.length} parts`);
  });

  test("a restart of both processes without a lost request", async () => {
    const employers = await Promise.all([1, 2, 3, 4].map(() => anEmployer({ url })));
    const lost: string[] = [];
    let asked = 0;
    let isOver = false;
    const visits = employers.map(async ({ browser }) => {
      const steps = [
        () => browser.send("/jobs"),
        () => browser.send("/api/draft", json({ answers: { fullName: "Maria Santos" } }, "PUT")),
        () => browser.send("/employer/dashboard"),
        // nginx asks for no health: a post that meets a process that is starting gets 503, and nobody may repeat it.
        ...(name === "nginx" ? [] : [() => postJob({ browser }).then(() => browser.send("/api/auth/user"))]),
      ];
      for (let step = 0; !isOver; step += 1) {
        asked += 1;
        const answer = await steps[step % steps.length]!().catch((error: Error) => error);
        if (answer instanceof Error) lost.push(String(answer.cause ?? answer));
        else if (answer.status !== 200) lost.push(`${answer.status} ${answer.url}`);
        else await answer.arrayBuffer();
      }
    });
    for (const site of two.sites) {
      const before = asked;
      while (asked < before + 50) await new Promise((resolve) => setTimeout(resolve, 20));
      assert.is(await site.stop(), 0);
      await site.start();
      // The proxy asks for the health once a second.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    }
    isOver = true;
    await Promise.all(visits);
    assert.equal(lost, [], `${asked} requests`);
  });

  beside.run();
}

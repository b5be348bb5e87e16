import { createServer, type Server } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { documentFields } from "../../src/shared/applying/document-fields.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { type PostgresServer, startPostgres } from "../support/postgres-server.mjs";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";

interface World {
  server: PostgresServer;
  site: SiteProcess;
  listener: Server;
  port: number;
  /** Connections that somebody made to the listener. */
  hits: () => number;
}

const forgery = suite<World>("links that lead back into the network");
const password = "the administrator's own";

forgery.before(async (context) => {
  let hits = 0;
  context.listener = createServer((socket) => {
    hits += 1;
    socket.destroy();
  });
  // It listens on every IPv4 and IPv6 address of this machine.
  await new Promise<void>((resolve) => context.listener.listen(0, "::", resolve));
  context.port = (context.listener.address() as { port: number }).port;
  context.hits = () => hits;
  context.server = (await startPostgres()) as PostgresServer;
  const databaseUrl = await context.server.createDatabase("forgery");
  context.site = await siteProcess(() => ({ DATABASE_URL: databaseUrl, ADMIN_PASSWORD: password }));
  await context.site.start();
});
forgery.after(async ({ site, server, listener }) => {
  await site.close();
  await server.stop();
  listener.close();
});

const linksTo = (port: number) => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/latest/meta-data/`,
  `http://[::1]:${port}/resume.pdf`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f000001:${port}/`,
  `http://0177.0.0.1:${port}/`,
  `http://127.1:${port}/`,
  `http://0.0.0.0:${port}/`,
  `http://example.com@127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}/resume.pdf#@example.com`,
  `gopher://127.0.0.1:${port}/_GET`,
  `ftp://127.0.0.1:${port}/`,
  `//127.0.0.1:${port}/`,
  `/objects/uploads/../../http://127.0.0.1:${port}/`,
];

const fields = Object.keys(documentFields) as (keyof typeof documentFields)[];

forgery("are kept as text and opened by nobody", async ({ site, port, hits }) => {
  const call = async (path: string, method: string, body?: unknown, cookie = "") => {
    const headers = { "Content-Type": "application/json", Cookie: cookie };
    const init = body === undefined ? { headers } : { headers, body: JSON.stringify(body) };
    const response = await fetch(site.url + path, { ...init, method, redirect: "manual" });
    const cookies = response.headers.getSetCookie().map((one) => one.split(";")[0]);
    return { status: response.status, text: await response.text(), cookie: cookies.join("; ") };
  };

  const links = linksTo(port).flatMap((link) => fields.map((field) => ({ field, link })));
  assert.is(links.length, 60);
  const statuses: number[] = [];
  for (const { field, link } of links) {
    const application = { ...anApplication, fullName: unique("Maria"), [field]: link };
    const draft = await call("/api/draft", "PUT", { answers: application });
    await call("/api/create-payment-intent", "POST", application, draft.cookie);
    statuses.push((await call("/api/applications", "POST", application)).status);
    await fetch(`${site.url}/apply/documents/${field}/link`, {
      method: "POST",
      body: new URLSearchParams({ [field]: link, link, url: link }),
      headers: { Cookie: draft.cookie },
      redirect: "manual",
    });
    await call(`/sign-in?next=${encodeURIComponent(link)}`, "GET");
  }
  assert.equal([...new Set(statuses)].sort(), [201, 400]);

  const admin = await call("/api/admin/login", "POST", { password });
  const list = await call("/api/admin/applications", "GET", undefined, admin.cookie);
  assert.is(list.status, 200);
  assert.match(list.text, `127.0.0.1:${port}`);
  await call("/admin/applications", "GET", undefined, admin.cookie);
  await call("/admin/applications.csv", "GET", undefined, admin.cookie);

  // At every start all tasks run once.
  await site.kill();
  await site.start();
  await call("/admin/applications", "GET", undefined, admin.cookie);
  assert.is(hits(), 0);
});

forgery("would be seen if somebody opened them", async ({ port, hits }) => {
  await fetch(linksTo(port)[0]!).catch(() => {});
  assert.is(hits(), 1);
});

forgery.run();

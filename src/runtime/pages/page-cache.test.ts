import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { raiseContentVersion } from "../../../tests/support/content-version.ts";
import { aJob, unique } from "../../../tests/support/fixtures.ts";
import { linkTo } from "../../../tests/support/link-to.ts";
import { inProcess, send, testServices } from "../../../tests/support/site.ts";
import type { Sql } from "../../db/sql.ts";
import type { Services } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { LogEntry } from "../../world.ts";
import { ContentEdition } from "./content-edition.ts";
import { PageCache } from "./page-cache.ts";

/** Opens a cache of its own. Its time stands still unless a test moves it. */
async function open(world: Partial<Services> = {}) {
  const lines: LogEntry[] = [];
  const services = { ...(await testServices()), log: (line: LogEntry) => void lines.push(line), ...world };
  const time = { now: 0 };
  const pages = new PageCache(services, new ContentEdition(services.sql, () => time.now));
  const passed = () => new Response("of the app", { status: 202 });
  return {
    services,
    time,
    get: async (url: string, headers: Record<string, string> = {}, method = "GET") =>
      pages.answer({ method, url, headers }, passed),
    write: async (work: () => Promise<unknown>) =>
      pages.answer({ method: "POST", url: "/", headers: {} }, async () => {
        await work();
        return passed();
      }),
    renders: () => lines.filter(({ event }) => event === "request").length,
    lines,
  };
}

const title = (html: string) => /<h1[^>]*>([^<]*)/.exec(html)?.[1];
const cached = suite("page cache");

if (inProcess) {
  cached("renders a page once, for all who ask at once and for those who come later", async () => {
    const { get, renders } = await open();
    const bodies = await Promise.all([1, 2, 3].map(async () => (await get("/news")).text()));
    assert.is(new Set([...bodies, await (await get("/news")).text()]).size, 1);
    assert.is(renders(), 1);
  });

  cached("keeps a page in each language", async () => {
    const { get, renders } = await open();
    const language = async (url: string) => /<html lang="(\w+)"/.exec(await (await get(url)).text())?.[1];
    assert.equal(
      [await language("/news"), await language("/es/news?x=1"), await language("/es/news")],
      ["en", "es", "es"],
    );
    assert.is(renders(), 2);
  });

  cached("leaves the error of a call to the app where its sender reads another language", async () => {
    const { get } = await open();
    const missing = `/api/jobs/${randomUUID()}`;
    assert.is((await get(missing, { "accept-language": "en-GB,es;q=0.5" })).status, 404);
    assert.is((await get(missing, { "accept-language": "es-MX" })).status, 202);
    assert.is((await get("/api/jobs/stats", { "accept-language": "es-MX" })).status, 200);
  });

  cached("takes addresses for one that differ in order, in empty and in unknown parameters", async () => {
    const { get, renders } = await open();
    for (const query of [
      "?sector=mining&country=Norway",
      "?country=Norway&sector=mining",
      "?utm_source=mail&country=Norway&search=&sector=mining",
      "?country=Norway&country=Chile&sector=mining",
    ])
      assert.is((await get(`/jobs${query}`)).status, 200);
    assert.is(renders(), 1);
    assert.match(await (await get("/jobs?sector=mining")).text(), /Mining/);
    assert.is(renders(), 2);
  });

  cached("makes a page without the cookies of whoever asked first", async () => {
    const { get } = await open();
    const page = await get("/jobs", { cookie: "session=somebody" });
    assert.is(await page.text(), await (await send("/jobs")).text());
  });

  cached("sends the same page in each encoding, and says that it depends on it", async () => {
    const { get } = await open();
    const plain = await get("/terms");
    const brotli = await get("/terms", { "accept-encoding": "gzip, br" });
    const gzip = await get("/terms", { "accept-encoding": "gzip" });
    const text = await plain.text();
    assert.is(brotliDecompressSync(await brotli.arrayBuffer()).toString(), text);
    assert.is(gunzipSync(await gzip.arrayBuffer()).toString(), text);
    assert.equal(
      [plain, brotli, gzip].map(({ headers }) => headers.get("Content-Encoding")),
      [null, "br", "gzip"],
    );
    for (const { headers } of [plain, brotli, gzip]) {
      assert.is(headers.get("Vary"), "Accept-Encoding");
      assert.is(headers.get("ETag"), plain.headers.get("ETag"));
      assert.is(headers.get("Cache-Control"), "public, max-age=0, s-maxage=1, must-revalidate");
      assert.ok(headers.get("Content-Security-Policy"));
    }
  });

  cached("answers who has the page already that it is unchanged", async () => {
    const { get } = await open();
    const etag = (await get("/terms")).headers.get("ETag")!;
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, `W/"a,b" , ${etag.slice(2)}`, "*"]) {
      const response = await get("/terms", { "if-none-match": known });
      assert.is(response.status, 304, known);
      assert.is(response.headers.get("ETag"), etag);
      assert.is(response.headers.get("Cache-Control"), "public, max-age=0, s-maxage=1, must-revalidate");
      assert.is(await response.text(), "");
    }
    assert.is((await get("/terms", { "if-none-match": '"other"' })).status, 200);
    assert.is((await get("/terms", { "if-none-match": etag.slice(0, -2) })).status, 200);
  });

  cached("answers HEAD with the headers alone, and a range with the whole", async () => {
    const { get } = await open();
    const whole = await get("/terms", { range: "bytes=0-9" });
    const length = String((await whole.arrayBuffer()).byteLength);
    assert.is(whole.status, 200);
    const head = await get("/terms", {}, "HEAD");
    assert.is(head.headers.get("Content-Length"), length);
    assert.is(await head.text(), "");
  });

  cached("answers a call as it does a page, with how long the list is now", async () => {
    const { get, renders, services, write } = await open();
    const { sql } = services;
    const { title } = await aJob(sql);
    const path = `/api/jobs/filter?search=${encodeURIComponent(title)}&limit=1`;
    const first = await get(`${path}&unknown=1`, { "accept-encoding": "br" });
    assert.is(first.headers.get("X-Total-Count"), "1");
    const etag = first.headers.get("ETag")!;
    assert.is((await get(path, { "if-none-match": etag })).status, 304);
    assert.is(renders(), 1);
    await write(async () => {
      const { id } = await aJob(sql, { title });
      await sql`update jobs set created_at = now() - interval '1 day' where id = ${id}`;
      await raiseContentVersion(sql);
    });
    const second = await get(path, { "if-none-match": etag });
    assert.is(second.status, 304, "it is the same vacancy");
    assert.is(second.headers.get("X-Total-Count"), "2");
    assert.match(second.headers.get("Link") ?? "", 'rel="next"');
    assert.is((await get(path.replace("limit=1", "limit=0"))).status, 400);
  });

  cached("shows a change once half a second has passed", async () => {
    const { get, services, time } = await open();
    const { sql } = services;
    const job = await aJob(sql);
    assert.is(title(await (await get(linkTo(routes.job, { id: job.id }))).text()), job.title);
    const changed = unique("Rigger");
    await sql`update jobs set title = ${changed} where id = ${job.id}`;
    await raiseContentVersion(sql);
    time.now = 499;
    assert.is(title(await (await get(linkTo(routes.job, { id: job.id }))).text()), job.title);
    time.now = 500;
    assert.is(title(await (await get(linkTo(routes.job, { id: job.id }))).text()), changed);
  });

  cached("shows at once what was written through it", async () => {
    const { get, services, write } = await open();
    const { sql } = services;
    const job = await aJob(sql);
    await get(linkTo(routes.job, { id: job.id }));
    const changed = unique("Rigger");
    await write(async () => {
      await sql`update jobs set title = ${changed} where id = ${job.id}`;
      await raiseContentVersion(sql);
    });
    assert.is(title(await (await get(linkTo(routes.job, { id: job.id }))).text()), changed);
  });

  cached("keeps no refusal", async () => {
    const { get, renders } = await open();
    const id = "11111111-2222-4333-8444-555555555555";
    assert.is((await get(linkTo(routes.job, { id }), { "accept-encoding": "br" })).status, 404);
    assert.is((await get(linkTo(routes.job, { id }))).headers.get("ETag"), null);
    assert.is(renders(), 2);
  });

  cached("keeps no page that lacks figures which could not be read", async () => {
    const { sql } = await testServices();
    let away = true;
    const failing = ((...query: Parameters<Sql>) =>
      away && String(query[0]).includes("total_companies")
        ? Promise.reject(new Error("away"))
        : sql(...query)) as unknown as Services["sql"];
    const { get } = await open({ sql: failing });
    const partial = await get("/");
    assert.is(partial.status, 200);
    assert.is(partial.headers.get("Cache-Control"), "no-store");
    away = false;
    assert.is(
      (await get("/")).headers.get("Cache-Control"),
      "public, max-age=0, s-maxage=1, must-revalidate",
    );
  });

  cached("leaves everything else to the app", async () => {
    const { get, renders } = await open();
    for (const url of [
      "/apply",
      "/sign-in",
      "/api/employer/jobs",
      "/newsletter/confirm?token=x",
      "/jobs/",
      "/jobs/..",
      "/country/%2e%2e",
      "//jobs",
      "http://elsewhere.example/jobs",
      "*",
      `/jobs?search=${"a".repeat(3_000)}`,
    ])
      assert.is((await get(url)).status, 202, url);
    assert.is((await get("/jobs", {}, "POST")).status, 202);
    assert.is((await get("/jobs", {}, "OPTIONS")).status, 202);
    assert.is(renders(), 0);
  });

  cached("logs each rendering, and nothing for a page that is sent from memory", async () => {
    const { get, lines } = await open();
    await get("/news");
    assert.is((await get("/news")).headers.get("X-Request-Id"), null);
    assert.equal(
      lines.map(({ event }) => event),
      ["request"],
    );
  });
}

cached.run();

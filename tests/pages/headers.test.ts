import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { describeRoutes, type RouteDescription } from "../../src/middleware/facts.ts";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { postJob } from "../support/employer.ts";
import { anApplication, unique } from "../support/fixtures.ts";
import { Browser, inProcess, json, type Overrides, send } from "../support/site.ts";

const headers = suite("headers");

type Table = Record<string, RegExp>;

const table: Table = {
  "X-Content-Type-Options": /^nosniff$/,
  "Referrer-Policy": /^(strict-origin-when-cross-origin|no-referrer)$/,
  "Cross-Origin-Opener-Policy": /^same-origin$/,
  "Cross-Origin-Resource-Policy": /^same-origin$/,
  "X-Frame-Options": /^DENY$/,
  "Permissions-Policy": /^camera=\(\), geolocation=\(\), microphone=\(\), usb=\(\), payment=\(\)$/,
  "Content-Security-Policy":
    /^default-src 'none'; (?!.*(unsafe|stripe|\*|https?:)).*(frame-ancestors 'none'|sandbox)/,
  "Cache-Control": /^(private|public|no-store)\b/,
  "X-Request-Id": /./,
};
const stripeTable: Table = {
  ...table,
  "Cross-Origin-Opener-Policy": /^same-origin-allow-popups$/,
  "Permissions-Policy": /, payment=\(self "https:\/\/js\.stripe\.com"\)$/,
  "Content-Security-Policy":
    /^default-src 'none'; (?!.*unsafe)(?=.*script-src 'self' https:\/\/js\.stripe\.com).*connect-src 'self' https:\/\/api\.stripe\.com.*frame-ancestors 'none'.*frame-src https:\/\/js\.stripe\.com/,
};
const hsts = /^max-age=31536000; includeSubDomains$/;

/** Gives the headers of a table that an answer lacks. */
function lacking(response: Response, wanted: Table): string[] {
  const strictTransport = response.headers.get("Strict-Transport-Security");
  return Object.entries(wanted)
    .map(([name, pattern]) => ({ name, pattern, value: response.headers.get(name) ?? "(absent)" }))
    .filter(({ pattern, value }) => !pattern.test(value))
    .map(({ name, value }) => `${name}: ${value}`)
    .concat("Strict-Transport-Security" in wanted || !strictTransport ? [] : ["HSTS over http"]);
}

const missing = "00000000-0000-4000-8000-000000000000";
const routes = describeRoutes(app);
const pathOf = ({ path }: RouteDescription) =>
  path.replace(/:(\w+)/g, (_, name: string) => (name === "country" ? "norway" : missing)).replace("*", "x");

async function ask(route: RouteDescription, sender: (path: string, init: RequestInit) => Promise<Response>) {
  const { method } = route;
  const init =
    method === "GET" ? {} : route.body ? json({}, method) : { method, body: new URLSearchParams() };
  const response = await sender(pathOf(route), init);
  await response.body?.cancel();
  return response;
}

async function allLacking(world: Overrides, wanted: (path: string) => Table): Promise<string[]> {
  const found: string[] = [];
  for (const route of routes) {
    const response = await ask(route, (path, init) => send(path, init, world));
    for (const wrong of lacking(response, wanted(route.path)))
      found.push(`${route.method} ${route.path} ${response.status} ${wrong}`);
  }
  return found;
}

headers("are on the answer of every route", async () => {
  assert.equal(await allLacking({ address: unique("address") }, () => table), []);
});

if (inProcess) {
  const https = { siteUrl: "https://jobs.example" };
  const stripe = { publishableKey: "pk_test_1", webhookSecret: undefined };
  const paysAt = (path: string) =>
    path === "/apply" || path.startsWith("/apply/") || path === "/application-success";

  headers("keep the site to https, and let Stripe in where payment happens and nowhere else", async () => {
    const world = { settings: { ...https, stripe }, address: unique("address") };
    const wanted = (path: string) => ({
      ...(paysAt(path) ? stripeTable : table),
      "Strict-Transport-Security": hsts,
    });
    assert.equal(await allLacking(world, wanted), []);
  });

  headers("are on every refusal and failure", async () => {
    const broken = new Proxy(() => {}, {
      apply: () => {
        throw new Error("broken");
      },
      get: () => () => {
        throw new Error("broken");
      },
    }) as unknown as NonNullable<Overrides["sql"]>;
    const elsewhere = { Origin: "https://elsewhere.example" };
    const answers: [status: number, response: Promise<Response>][] = [
      [404, send("/nothing-here")],
      [404, send("/api/nothing-here")],
      [404, send("/uploads/x/y")],
      [400, send("/api/reviews", { ...json({}), body: "{" })],
      [403, send("/api/reviews", { ...json({}), headers: elsewhere })],
      [403, send("/reviews", { method: "POST", body: new URLSearchParams(), headers: elsewhere })],
      [415, send("/api/reviews", { method: "POST", body: "x", headers: { "Content-Type": "text/plain" } })],
      [429, send("/api/newsletter", json({}), { settings: { rateLimitScale: 0.01 }, address: unique("a") })],
      [500, send("/api/jobs/stats", {}, { sql: broken })],
      [500, send("/jobs", {}, { sql: broken })],
    ];
    for (const [status, answer] of answers) {
      const response = await answer;
      assert.is(response.status, status, response.url);
      assert.equal(lacking(response, table), []);
    }
  });
}

/** The same for everybody, though not kept as finished pages. */
const publicFiles = [
  "/robots.txt",
  "/sitemap-jobs.xml",
  "/.well-known/security.txt",
  "/speculation-rules.json",
];

headers("let nobody keep what is not public, the browser for its Back button neither", async () => {
  const owner = await anEmployer();
  const job = await postJob(owner);
  const candidate = new Browser();
  await candidate.send("/api/draft", json({ answers: anApplication }, "PUT"));
  const people = { candidate, employer: owner.browser, administrator: await signedIn() };
  const wrong: string[] = [];
  for (const route of routes.filter(({ method }) => method === "GET"))
    for (const [who, browser] of Object.entries(people)) {
      const response = await ask(route, (path, init) => browser.send(path.replace(missing, job.id), init));
      const kept = response.headers.get("Cache-Control") ?? "(absent)";
      const isPublic = route.isPublic || publicFiles.includes(route.path);
      if (isPublic ? response.ok && !kept.startsWith("public, ") : kept !== "private, no-store")
        wrong.push(`${route.path} for the ${who}: ${response.status} ${kept}`);
      if (kept.startsWith("public") && response.headers.has("Set-Cookie"))
        wrong.push(`${route.path} for the ${who} sets a cookie`);
    }
  assert.equal(wrong, []);
});

if (inProcess)
  headers("of a site in production lead to its own address, whatever host was asked", async () => {
    const browser = new Browser({ settings: { siteUrl: "https://jobs.example" } });
    for (const host of ["evil.example", "jobs.example.evil.example", "127.0.0.1:1"]) {
      const page = await (await browser.send(`http://${host}/jobs`)).text();
      assert.match(page, '<link rel="canonical" href="https://jobs.example/jobs"');
      assert.not.match(page, host);
      const upload = await browser.send(`http://${host}/api/objects/upload`, { method: "POST" });
      assert.match(((await upload.json()) as { uploadURL: string }).uploadURL, /^https:\/\/jobs\.example\//);
      const foreign = await browser.send(`http://${host}/api/newsletter`, {
        ...json({ email: "a@b.example" }),
        headers: { "Content-Type": "application/json", Origin: `http://${host}` },
      });
      assert.is(foreign.status, 403);
    }
  });

headers.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob } from "../../tests/support/fixtures.ts";
import { json, send, siteUrl, testDatabase } from "../../tests/support/site.ts";
import { app } from "../app.tsx";
import { describeRoutes } from "./facts.ts";

const spelling = suite("an address that is spelled otherwise");

const locationOf = async (path: string, method = "GET") => {
  const { status, headers } = await send(siteUrl + path, { method });
  return `${status} ${headers.get("Location")}`;
};

spelling("leads from upper case and a slash at the end to the page, with the query", async () => {
  for (const path of ["/Jobs", "/jobs/", "/JOBS/", "/jobs//"])
    assert.is(await locationOf(path), "308 /jobs", path);
  assert.is(await locationOf("/Jobs/?search=Pipe%20Welder&page=2"), "308 /jobs?search=Pipe%20Welder&page=2");
  assert.is(await locationOf("/Employer/Dashboard"), "308 /employer/dashboard");
  assert.is(await locationOf("/admin/"), "308 /admin");
  assert.is(await locationOf("/Feed.xml"), "308 /feed.xml");
  assert.is(await locationOf("/partners/", "HEAD"), "308 /partners");
});

spelling("keeps the method of a form", async () => {
  assert.is(await locationOf("/Newsletter", "POST"), "308 /newsletter");
});

spelling("leads to a public page that has a parameter", async () => {
  const { id } = await aJob(await testDatabase());
  assert.is(await locationOf(`/Jobs/${id.toUpperCase()}/`), `308 /jobs/${id}`);
  assert.is(await locationOf("/country/norway/"), "308 /country/norway");
});

spelling("stays unknown for secrets, calls, health checks and what is nowhere", async () => {
  for (const path of [
    "/Application/aSecretToken",
    "/application/aSecretToken/",
    "/Erasure/aSecretToken",
    "/resume/aSecretToken/",
    "/API/jobs/stats",
    "/api/jobs/stats/",
    "/readyz/",
    "/HealthZ",
    "/Nowhere/",
    "//jobs",
    "//evil.example/",
    "/%2fevil.example/",
  ])
    assert.is(await locationOf(path), "404 null", path);
});

spelling.run();

const methods = suite("another method");

const asked = (path: string) => path.replace(/:\w+|\*/g, "00000000-0000-4000-8000-000000000000");

methods("is answered with those that the address takes, on every route", async () => {
  const wrong: string[] = [];
  const paths = new Set(describeRoutes(app).map(({ path }) => path));
  for (const path of paths) {
    const { status, headers } = await send(asked(path), { method: "PROPFIND" });
    const allow = headers.get("Allow")?.split(", ") ?? [];
    const own = describeRoutes(app).filter((route) => route.path === path);
    const isWhole = own.every(({ method }) => allow.includes(method)) && allow.includes("OPTIONS");
    const isRight = allow.includes("HEAD") === allow.includes("GET");
    if (status !== 405 || !isWhole || !isRight) wrong.push(`${path}: ${status} ${allow}`);
  }
  assert.equal(wrong, []);
});

methods("is told about by a page, and to programs as JSON", async () => {
  const page = await send("/jobs", { method: "DELETE" });
  assert.is(page.status, 405);
  assert.is(page.headers.get("Allow"), "GET, HEAD, OPTIONS");
  assert.match(page.headers.get("Content-Type") ?? "", /^text\/html/);
  assert.match(await page.text(), "<h1");
  const call = await send("/api/reviews", json({}, "PUT"));
  assert.is(call.status, 405);
  assert.is(call.headers.get("Allow"), "GET, POST, HEAD, OPTIONS");
  assert.equal(await call.json(), { message: "This address takes no request of this kind." });
  const read = await send("/api/newsletter");
  assert.is(read.status, 405);
  assert.is(read.headers.get("Allow"), "POST, OPTIONS");
});

methods("OPTIONS names the methods and does nothing", async () => {
  for (const [path, allow] of [
    ["/", "GET, HEAD, OPTIONS"],
    ["/api/draft", "PUT, DELETE, OPTIONS"],
    ["/track", "GET, POST, HEAD, OPTIONS"],
  ] as const) {
    const response = await send(path, { method: "OPTIONS" });
    assert.is(response.status, 204, path);
    assert.is(response.headers.get("Allow"), allow);
    assert.is(response.headers.get("Access-Control-Allow-Origin"), null);
  }
});

methods("HEAD is answered like GET, without a body", async () => {
  for (const path of ["/", "/jobs", "/api/jobs/stats", "/apply", "/healthz"]) {
    const [head, get] = await Promise.all([send(path, { method: "HEAD" }), send(path)]);
    assert.is(head.status, get.status, path);
    assert.is(head.headers.get("Content-Type"), get.headers.get("Content-Type"), path);
    assert.is(await head.text(), "");
  }
});

methods("stays unknown where there is nothing", async () => {
  for (const method of ["GET", "POST", "OPTIONS", "DELETE"])
    for (const path of ["/nowhere", "/api/nowhere"]) {
      const { status, headers } = await send(path, { method });
      assert.equal([status, headers.get("Allow")], [404, null], `${method} ${path}`);
    }
});

methods.run();

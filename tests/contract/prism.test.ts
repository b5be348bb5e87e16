import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { asDescribed, mayPassPrism } from "../support/described.ts";
import { type Prism, startPrism } from "../support/prism.mjs";
import { json, send } from "../support/site.ts";

const contract = suite("an answer that Prism compares with /openapi.json");

interface Played {
  status?: number;
  body: unknown;
  headers?: Record<string, string | string[]>;
}

/** A site with the real description, whose other answers a test chooses. */
const description = await (await send("/openapi.json")).text();
let played: Played = { body: {} };
const site = createServer((request, response) => {
  const { status = 200, body, headers } = request.url === "/openapi.json" ? { body: undefined } : played;
  response.writeHead(status, { "Content-Type": "application/json", ...headers });
  response.end(request.url === "/openapi.json" ? description : JSON.stringify(body));
});
let prism: Prism;

contract.before(async () => {
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  prism = await startPrism(url, process.env);
});

contract.after(async () => {
  await prism.stop();
  site.close();
  site.closeAllConnections();
});

async function through(path: string, answer: Played, init: RequestInit = {}): Promise<Response> {
  played = answer;
  return asDescribed(path, await fetch(prism.url + path, init));
}

const complaint = (path: string, answer: Played) =>
  through(path, answer).then(
    () => "no complaint",
    (error: Error) => error.message,
  );

const totals = { totalCompanies: 3, totalJobs: 5, totalVacancies: 8 };

contract("passes when it is as described, with each cookie by itself", async () => {
  const cookies = ["a=1; Expires=Thu, 26 Nov 2026 10:00:00 GMT; Path=/", "b=2; Path=/"];
  const response = await through("/api/jobs/stats", { body: totals, headers: { "Set-Cookie": cookies } });
  assert.equal(await response.json(), totals);
  assert.equal(response.headers.getSetCookie(), cookies);
  assert.is(response.headers.get("sl-violations"), null);
});

contract("fails when a field is missing or has another type", async () => {
  const { totalJobs: _, ...fewer } = totals;
  assert.match(await complaint("/api/jobs/stats", { body: fewer }), /response\.body: .*totalJobs/);
  assert.match(
    await complaint("/api/jobs/stats", { body: { ...totals, totalJobs: "5" } }),
    /response\.body\.totalJobs/,
  );
});

contract("fails when a header has another type, or the status is not described", async () => {
  assert.match(
    await complaint("/api/jobs/filter", { body: [], headers: { "X-Total-Count": "many" } }),
    /response\.header\.x-total-count/i,
  );
  assert.match(await complaint("/api/jobs/stats", { status: 418, body: totals }), /response.*status code/i);
});

contract("passes when only the request is wrong, because tests send bad requests", async () => {
  const refusal = { status: 400, body: { message: "Please check the marked fields." } };
  const response = await through("/api/reviews", refusal, json({ rating: "five" }));
  assert.is(response.status, 400);
});

contract("is not asked for what Prism would change", () => {
  const at = (path: string, init: RequestInit = {}) => mayPassPrism(new URL(path, "http://site"), init);
  assert.ok(at("/api/jobs/stats"));
  assert.ok(at("/api/reviews", json({ rating: 5 })));
  assert.not.ok(at("/uploads/1", { method: "PUT", body: new Uint8Array(3) }), "bytes");
  assert.not.ok(at("/api/reviews", { ...json({}), body: '{ "rating": 5 }' }), "other bytes of the same JSON");
  assert.not.ok(at("/api/reviews", { ...json({}), body: "{" }), "no JSON");
  assert.not.ok(at("/jobs"), "a page");
});

contract.run();

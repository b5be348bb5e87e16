import { suite } from "uvu";
import * as assert from "uvu/assert";
import { json, send } from "../support/site.ts";

const oddParts = [
  "%00",
  "%ff",
  "%E0%A4%A",
  "%",
  "%2e%2e%2fetc%2fpasswd",
  "..%5c",
  "'--",
  "x".repeat(8000),
  "%F0%9F%9A%A2",
  "-1",
  "[object%20Object]",
];

const paths = [
  "/api/jobs/",
  "/api/jobs/country/",
  "/api/jobs/filter?search=",
  "/api/jobs/filter?cursor=",
  "/api/jobs/filter?country=",
  "/api/",
  "/jobs/",
  "/jobs?page=",
  "/jobs/country/",
  "/country/",
  "/partners?tab=",
  "/feed.xml?search=",
  "/feed.xml?country=",
  "/sitemap-jobs.xml?ids=",
  "/uploads/",
  "/",
];

const addresses = suite("hostile addresses");

for (const path of paths) {
  addresses(`fails at nothing odd behind ${path}`, async () => {
    for (const part of oddParts) {
      const { status } = await send(path + part);
      assert.ok(status < 500, `${part.slice(0, 40)} gave ${status}`);
    }
  });
}

addresses("find no application by an invalid id", async () => {
  for (const part of oddParts) {
    const path = `/api/applications/${part}/complete-payment`;
    const response = await send(path, json({ paymentIntentId: "pi_1" }));
    assert.is(response.status, 404, part.slice(0, 40));
  }
});

addresses("fail with no method", async () => {
  const known = [
    "/",
    "/jobs",
    "/api/jobs/stats",
    "/api/applications",
    "/api/draft",
    "/uploads/x",
    "/healthz",
    "/nowhere",
  ];
  for (const path of known) {
    for (const method of ["OPTIONS", "PUT", "PATCH", "DELETE", "PROPFIND", "get", "HEAD", "X"]) {
      const { status } = await send(path, { method });
      assert.ok(status < 500, `${method} ${path} gave ${status}`);
    }
  }
});

addresses("answer an unknown call with JSON and an unknown page with a page", async () => {
  const call = await send("/api/nothing");
  assert.is(call.status, 404);
  assert.equal(await call.json(), { message: "There is nothing at this address." });
  const page = await send("/nothing");
  assert.is(page.status, 404);
  assert.match(page.headers.get("Content-Type") ?? "", "text/html");
});

addresses("let a payment be prepared in spite of odd cookies", async () => {
  for (const cookie of [
    "browser=",
    "browser=%00",
    `browser=${"x".repeat(4000)}`,
    "browser",
    "=;=;=",
    "__proto__=1",
  ]) {
    const response = await send("/api/create-payment-intent", {
      method: "POST",
      headers: { Cookie: cookie },
    });
    assert.is(response.status, 200, cookie.slice(0, 40));
  }
});

addresses.run();

import { Hono } from "hono";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inProcess, send, testServices } from "../../tests/site.ts";
import type { Env } from "../env.ts";
import { deadline } from "./deadline.ts";
import { onError } from "./failures.tsx";
import { render } from "./render.tsx";
import { requestLog } from "./request-log.ts";

const late = suite("the deadline of a request");

if (inProcess) {
  const services = { ...(await testServices()), address: "203.0.113.7", waitUntil: () => {} };
  const site = new Hono<Env>()
    .use(
      requestLog,
      render,
      deadline((path) => path === "/long", 50),
    )
    .get("/late", () => new Promise<Response>(() => {}))
    .get("/api/late", () => new Promise<Response>(() => {}))
    .get("/long", async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return c.text("done");
    });
  site.onError(onError);

  late("answers with a page that says so, and when to come back", async () => {
    const response = await site.fetch(new Request("http://localhost/late"), services);
    assert.is(response.status, 503);
    assert.is(response.headers.get("Retry-After"), "15");
    assert.match(await response.text(), "This took longer than it should. Please try again.");
  });

  late("answers a call with the same sentence", async () => {
    const response = await site.fetch(new Request("http://localhost/api/late"), services);
    assert.is(response.status, 503);
    assert.equal(await response.json(), { message: "This took longer than it should. Please try again." });
  });

  late("leaves what is long by nature alone", async () => {
    const response = await site.fetch(new Request("http://localhost/long"), services);
    assert.is(response.status, 200);
  });
}

late("does not touch what is answered in time", async () => {
  assert.is((await send("/healthz")).status, 200);
});

late.run();

import { Hono } from "hono";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FakeTimer } from "../../tests/support/fake-timer.ts";
import { inProcess, testServices } from "../../tests/support/site.ts";
import { until } from "../../tests/support/until.ts";
import type { Env } from "../env.ts";
import { deadline, streams } from "./deadline.ts";
import { onError } from "./failures.tsx";
import { readLocale } from "./read-locale.ts";
import { render } from "./render.tsx";
import { requestLog } from "./request-log.ts";

const late = suite("the deadline of a request");

if (inProcess) {
  const services = { ...(await testServices()), address: "203.0.113.7" };
  const refused: string[] = [];
  const soon: (typeof services.sql)[] = [];
  const timer = new FakeTimer();
  let goOn = () => {};
  const held = () => new Promise<void>((resolve) => (goOn = resolve));
  let isHeld = false;
  const site = new Hono<Env>()
    .use(
      requestLog,
      render,
      readLocale,
      deadline(({ path }) => path === "/long", timer),
    )
    .get("/late", () => new Promise<Response>(() => {}))
    .get("/api/late", () => new Promise<Response>(() => {}))
    .get("/late-write", async (c) => {
      const email = c.req.query("email")!;
      await c.env.sql`insert into newsletter_subscribers (email) values (${`first-${email}`})`;
      await c.env.sql
        .begin(async (tx) => {
          await tx`insert into newsletter_subscribers (email) values (${`begun-${email}`})`;
          isHeld = true;
          await held();
          await tx`insert into newsletter_subscribers (email) values (${`late-${email}`})`;
        })
        .catch((error) => refused.push(error.code));
      const again = async () => c.env.sql`select 1`;
      await again().catch((error) => refused.push(error.code));
      return c.text("done");
    })
    .get("/soon", (c) => {
      soon.push(c.env.sql);
      return c.text("done");
    })
    .get("/long", async (c) => {
      await held();
      return c.text("done");
    });
  site.onError(onError);

  /** Gives the answer to a request whose ten seconds pass. */
  async function tooLate(path: string, isUnderWay = () => timer.waiting > 0): Promise<Response> {
    const answer = site.fetch(new Request(`http://localhost${path}`), services);
    await until("the request is under way", isUnderWay);
    await timer.pass(10_000);
    return answer;
  }

  late("answers with a page that says so, and when to come back", async () => {
    const response = await tooLate("/late");
    assert.is(response.status, 503);
    assert.is(response.headers.get("Retry-After"), "15");
    assert.match(await response.text(), "This took longer than it should. Please try again.");
  });

  late("answers a call with the same sentence", async () => {
    const response = await tooLate("/api/late");
    assert.is(response.status, 503);
    assert.equal(await response.json(), { message: "This took longer than it should. Please try again." });
  });

  late("leaves nothing to the database that was begun too late, and nothing half done", async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const response = await tooLate(`/late-write?email=${email}`, () => isHeld);
    assert.is(response.status, 503);
    goOn();
    await until("both were refused", () => refused.length === 2);
    assert.equal(refused, ["tooSlow", "tooSlow"]);
    const rows = await services.sql<{ email: string }[]>`
      select email from newsletter_subscribers where email like ${`%${email}`}`;
    assert.equal(
      rows.map((row) => row.email),
      [`first-${email}`],
    );
  });

  late("leaves what is long by nature alone", async () => {
    const answer = site.fetch(new Request("http://localhost/long"), services);
    await timer.pass(10_000);
    goOn();
    assert.is((await answer).status, 200);
  });

  late("ends with an answer in time: what goes on after it has the database still", async () => {
    const response = await site.fetch(new Request("http://localhost/soon"), services);
    assert.is(response.status, 200);
    assert.is.not(soon[0], services.sql);
    await timer.pass(10_000);
    assert.equal([...(await soon[0]!`select 1 as one`)], [{ one: 1 }]);
  });
}

const secret = "x".repeat(43);
const streaming: [method: string, path: string, isOne: boolean][] = [
  ["PUT", "/uploads/5c1f8d5e-0000-4000-8000-000000000000", true],
  ["POST", "/apply/documents", true],
  ["POST", "/apply/documents/passport/upload", true],
  ["POST", "/apply/documents/passport/remove", true],
  ["POST", `/application/${secret}/certificates`, true],
  ["POST", `/application/${secret}/documents/passport/replacement`, true],
  ["POST", "/employer/company", true],
  ["POST", "/admin/seed", true],
  ["POST", "/api/admin/seed-production", true],
  ["POST", "/api/auth/sign-in", false],
  ["GET", "/admin/seed", false],
];
for (const [method, path, isOne] of streaming)
  late(`is ${isOne ? "none" : "there"} for ${method} ${path}`, () => {
    assert.is(streams({ method, path }), isOne);
  });

late.run();

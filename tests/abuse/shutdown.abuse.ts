import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { chance, scale } from "./abuse.ts";
import { type Answer, ask, connections, visitors } from "./load.ts";

const shutdown = suite<{ site: SiteProcess }>("SIGTERM");

shutdown.before(async (context) => {
  context.site = await siteProcess(() => ({ DATABASE_URL: process.env.TEST_DATABASE_URL ?? "" }));
});
shutdown.after(({ site }) => site.close());

const pages = ["/", "/jobs", "/jobs?search=a", "/api/jobs/filter?limit=1", "/apply", "/reviews", "/sign-in"];
/** There was nobody to hear it: the door was shut, or shut before the system had handed the new connection over. */
const unheard = ({ cause, reused }: Answer) =>
  cause === "ECONNREFUSED" || (cause === "ECONNRESET" && reused === false);

shutdown("under load loses no request that it was sent", async ({ site }) => {
  const pick = chance("shutdown");
  const lost: Answer[] = [];
  let answered = 0;
  let atTheDoor = 0;
  for (let round = 0; round < scale(20, 3); round += 1) {
    await site.start();
    const agent = connections(24);
    const load = visitors(24, async () => {
      const answer = await ask(site.url, agent, { path: pages[Math.floor(pick() * pages.length)]! });
      if (answer.status !== undefined) answered += 1;
      else if (unheard(answer)) {
        if (answer.cause === "ECONNRESET") atTheDoor += 1;
        await wait(20);
      } else lost.push(answer);
    });
    await wait(300 + pick() * 300);
    assert.is(await site.stop(), 0);
    await load.stop();
    agent.destroy();
  }
  console.log(`  ${answered} answered, ${lost.length} lost, ${atTheDoor} cut at the door`);
  assert.equal(
    lost.map(({ cause }) => cause),
    [],
  );
});

async function isShut(site: SiteProcess): Promise<boolean> {
  const agent = connections(1);
  const { cause } = await ask(site.url, agent, { path: "/healthz" });
  agent.destroy();
  return cause === "ECONNREFUSED";
}

shutdown("answers a request whose body is still coming, and says that it was the last", async ({ site }) => {
  await site.start();
  const agent = connections(1);
  const text = JSON.stringify({ email: "stopping@example.com" });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(text.length),
    // So that the site says when it has the head.
    Expect: "100-continue",
  };
  const answer = new Promise<{ status: number | undefined; connection: string | undefined }>(
    (resolve, reject) => {
      const sent = request(`${site.url}/api/newsletter`, { method: "POST", agent, headers }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, connection: response.headers.connection });
      }).on("error", reject);
      sent.once("continue", () => {
        sent.write(text.slice(0, 5));
        void site.stop();
        until("nobody else is let in", () => isShut(site)).then(() => sent.end(text.slice(5)), reject);
      });
      sent.flushHeaders();
    },
  );
  assert.equal(await answer, { status: 202, connection: "close" });
  assert.is(await site.stop(), 0);
});

shutdown("tells a proxy first, and serves meanwhile, where DRAIN_SECONDS is set", async () => {
  const site = await siteProcess(() => ({
    DATABASE_URL: process.env.TEST_DATABASE_URL ?? "",
    DRAIN_SECONDS: "3",
  }));
  try {
    await site.start();
    const stopped = site.stop();
    const statusOf = async (path: string) => (await fetch(site.url + path)).status;
    await until("it says that it leaves", async () => (await statusOf("/readyz")) === 503);
    assert.is(await statusOf("/news"), 200);
    assert.is(await stopped, 0);
  } finally {
    await site.close();
  }
});

shutdown.run();

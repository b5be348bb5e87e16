import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type SiteProcess, siteProcess } from "../faults/site-process.ts";
import { assertTime, percentile, scale } from "./abuse.ts";
import { type Answer, arrivals, ask, connections, jsonAsk, visitors } from "./load.ts";

const overload = suite<{ site: SiteProcess; capacity: number }>("four times what the site can do");
const agent = connections(2_000);

overload.before(async (context) => {
  context.site = await siteProcess(() => ({ DATABASE_URL: process.env.TEST_DATABASE_URL ?? "" }));
  await context.site.start();
  await capacityOf(context.site, 2);
  context.capacity = await capacityOf(context.site, scale(5, 2));
  console.log(`  capacity: ${Math.round(context.capacity)} searches a second`);
});
overload.after(async ({ site }) => {
  agent.destroy();
  await site.close();
});

let searches = 0;
/** No two are the same, so that no cache answers. */
const search = () => ({ path: `/jobs?search=overload${searches++}` });

async function capacityOf(site: SiteProcess, seconds: number): Promise<number> {
  let done = 0;
  const begun = performance.now();
  const load = visitors(12, async () => {
    const { status } = await ask(site.url, agent, search());
    if (status === 200) done += 1;
  });
  await wait(seconds * 1_000);
  await load.stop();
  return (done * 1_000) / (performance.now() - begun);
}

const timesOf = (answers: Answer[]) => answers.map(({ ms }) => ms);
const told = (answers: Answer[]) =>
  `${answers.length} (p50 ${Math.round(percentile(timesOf(answers), 0.5))} ms, p99 ${Math.round(percentile(timesOf(answers), 0.99))} ms)`;

overload(
  "are answered within a second or refused at once, payments last of all",
  async ({ site, capacity }) => {
    const pages: Answer[] = [];
    const payments: Answer[] = [];
    let number = 0;
    await arrivals(4 * capacity, scale(20, 4), async () => {
      // One in a hundred pays.
      const isPayment = number++ % 100 === 0;
      const answer = await ask(
        site.url,
        agent,
        isPayment ? jsonAsk("/api/create-payment-intent", {}) : search(),
      );
      (isPayment ? payments : pages).push(answer);
    });
    const served = pages.filter(({ status }) => status === 200);
    const refused = pages.filter(({ status }) => status === 503);
    console.log(`  served ${told(served)}, refused ${told(refused)}, payments ${told(payments)}`);
    assert.is(served.length + refused.length, pages.length);
    assertTime(refused.length > served.length, "it was no overload");
    assert.ok(served.length > 0 && refused.length > 0, told(pages));
    assertTime(served.length > (capacity * scale(20, 4)) / 4, "too few were served");
    assertTime(percentile(timesOf(served), 0.99) < 1_000, told(served));
    assertTime(percentile(timesOf(refused), 0.99) < 50, told(refused));
    assert.ok(refused.every(({ headers }) => Number(headers["retry-after"]) > 0));
    assert.equal([...new Set(payments.map(({ status }) => status))], [200]);
  },
);

overload("leave nothing behind", async ({ site }) => {
  const answer = await ask(site.url, agent, search());
  assert.is(answer.status, 200);
  assertTime(answer.ms < 300, `${answer.ms} ms`);
});

overload.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type SiteProcess, siteProcess } from "../faults/site-process.ts";
import { assertTime, percentile, scale } from "./abuse.ts";
import { ask, connections } from "./load.ts";
import { type Generated, generateLoad, type Kind } from "./load-generator.ts";

const overload = suite<{ site: SiteProcess; capacity: number }>("four times what the site can do");

/** No two are the same, so that no cache answers. */
const searches = (word: string): Kind => ({ name: "page", every: 1, path: `/jobs?search=${word}#` });
const payments: Kind = {
  name: "payment",
  every: 100,
  method: "POST",
  path: "/api/create-payment-intent",
  body: "{}",
};

overload.before(async (context) => {
  context.site = await siteProcess(() => ({ DATABASE_URL: process.env.TEST_DATABASE_URL ?? "" }));
  await context.site.start();
  await capacityOf(context.site, 2, "warm");
  context.capacity = await capacityOf(context.site, scale(5, 2), "capacity");
  console.log(`  capacity: ${Math.round(context.capacity)} searches a second`);
});
overload.after(({ site }) => site.close());

async function capacityOf(site: SiteProcess, seconds: number, word: string): Promise<number> {
  const answers = await generateLoad(site, { atOnce: 12, seconds, kinds: [searches(word)] });
  return answers.filter(({ status }) => status === 200).length / seconds;
}

const p99 = (answers: Generated[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    0.99,
  );

function told(answers: Generated[]): string {
  const times = answers.map(({ ms }) => ms);
  return `${answers.length} (p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${p99(answers).toFixed(0)} ms)`;
}

overload(
  "are answered within a second or refused as soon, payments last of all",
  async ({ site, capacity }) => {
    // A line stands when it is no shorter after 300 more have come.
    const seconds = Math.max(scale(20, 4), 500 / capacity);
    const kinds = [payments, searches("overload")];
    const answers = await generateLoad(site, { perSecond: 4 * capacity, seconds, kinds });
    const pages = answers.filter(({ kind }) => kind === "page");
    const paid = answers.filter(({ kind }) => kind === "payment");
    const served = pages.filter(({ status }) => status === 200);
    const refused = pages.filter(({ status }) => status === 503);
    console.log(`  served ${told(served)}, refused ${told(refused)}, payments ${told(paid)}`);
    assert.is(served.length + refused.length, pages.length);
    assertTime(refused.length > served.length, "it was no overload");
    assert.ok(served.length > 0 && refused.length > 0, told(pages));
    assertTime(served.length > (capacity * seconds) / 4, "too few were served");
    // The line grows until it is known to stand.
    const later = (all: Generated[]) => all.slice(all.length / 4);
    assertTime(p99(later(served)) < 1_000, told(served));
    assertTime(p99(later(refused)) < 1_000, told(refused));
    assert.ok(refused.every(({ retryAfter }) => retryAfter > 0));
    assert.equal([...new Set(paid.map(({ status }) => status))], [200]);
    const lines = site.said.filter((line) => line.includes('"overloaded"'));
    assert.ok(lines.length > 0 && lines.length <= seconds + 1, `${lines.length} lines of refusals`);
  },
);

overload("leave nothing behind", async ({ site }) => {
  const agent = connections(1);
  const answer = await ask(site.url, agent, { path: "/jobs?search=afterwards" });
  agent.destroy();
  assert.is(answer.status, 200);
  assertTime(answer.ms < 300, `${answer.ms} ms`);
});

overload.run();

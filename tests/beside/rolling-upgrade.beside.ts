import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import { firstReconciliation } from "../faults/first-reconciliation.ts";
import type { SiteProcess } from "../support/site-process.ts";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../support/stripe-stand-in.ts";
import { webhookSecret } from "../support/stripe-world.ts";
import { until } from "../support/until.ts";
import { besideSuite, isFound, type Program, walk } from "./beside.ts";
import { haproxy } from "./haproxy.ts";
import { nextVersion } from "./next-version.ts";
import { assertNothingLost, inWords, payingPeople, watchForOutage } from "./paying-people.ts";
import { type TwoSites, twoSites } from "./two-sites.ts";

/** It changes each table that an application and its payment are written to. */
const migration = ["jobs", "applications", "payments", "outbox", "audit_log"]
  .map((table) => `alter table ${table} add column added_later text not null default 'by the next version';`)
  .join("\n");

if (isFound("haproxy")) {
  const beside = besideSuite("two sites behind HAProxy, over a migration");
  const test = walk("haproxy", beside);
  let standIn: StripeStandIn;
  let two: TwoSites;
  let proxy: Program;
  let url: string;

  beside.before(async () => {
    const port = String(await freePort());
    url = `https://localhost:${port}`;
    standIn = await startStripeStandIn({
      webhook: { url: `${url}/api/stripe/webhook`, secret: webhookSecret },
    });
    const stripe = {
      STRIPE_SECRET_KEY: "sk_test_x",
      STRIPE_PUBLISHABLE_KEY: "pk_test_x",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: standIn.url,
    };
    two = await twoSites(url, 3, () => stripe);
    proxy = await haproxy(port, two.places);
    await firstReconciliation(two);
  });
  beside.after(async () => {
    await proxy?.stop();
    await two?.close();
    await standIn?.close();
  });

  /** A person's request has reached the site since then; HAProxy's own questions do not count. */
  const answersSince = ({ said }: SiteProcess, since: string) =>
    said.some(
      (line) =>
        line > `{"at":"${since}` && line.includes('"event":"request"') && !line.includes('"route":"/readyz"'),
    );
  const migrations = async () => (await two.sql`select from schema_migrations`).length;

  test("one site after the other takes the next version, while people apply and pay", async () => {
    const version = nextVersion(migration);
    const before = await migrations();
    const people = payingPeople({ url, standIn });
    const outage = watchForOutage(url);
    await people.morePaid();
    for (const [index, site] of two.sites.entries()) {
      assert.is(await site.stop(), 0);
      await people.morePaid();
      await site.start(version);
      assert.is(await migrations(), before + 1, `after the start of site ${index + 1}`);
      const since = new Date().toISOString();
      await until("both answer people", () => two.sites.every((one) => answersSince(one, since)));
      await people.morePaid();
    }
    const seen = await outage();
    await people.stop();
    await assertNothingLost(two.sql, standIn);
    assert.equal(people.failed, []);
    const result = `${people.paid()} paid; ${inWords(seen)}`;
    console.log(`  ${result}`);
    return result;
  });

  beside.run();
}

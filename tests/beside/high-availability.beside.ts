import { setTimeout as wait } from "node:timers/promises";
import * as assert from "uvu/assert";
import { freePort } from "../../scripts/shared/free-port.mjs";
import type { Client } from "../../src/db/connect.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { firstReconciliation } from "../faults/first-reconciliation.ts";
import { type OwnPostgresServer, startOwnPostgres, startReplica } from "../support/postgres-server.mjs";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../support/stripe-stand-in.ts";
import { webhookSecret } from "../support/stripe-world.ts";
import { until } from "../support/until.ts";
import { besideSuite, isFound, type Program, walk } from "./beside.ts";
import { haproxy } from "./haproxy.ts";
import { assertNothingLost, inWords, payingPeople, watchForOutage } from "./paying-people.ts";

/** A connection that was lost while busy may open again as late as this. */
const watchedMs = 15_000;
/** Thirteen connections of each site come back at five a second. */
const mostLateSeconds = 5;

const inSeconds = (ms: number) => (ms / 1000).toFixed(1);

if (isFound("haproxy")) {
  const beside = besideSuite("two sites, HAProxy and a replica");
  const test = walk("haproxy", beside);
  let primary: OwnPostgresServer;
  let replica: OwnPostgresServer;
  let proxy: Program;
  let standIn: StripeStandIn;
  let url: string;
  let sql: Client;
  const sites: SiteProcess[] = [];
  const closing: (() => Promise<unknown>)[] = [];

  beside.before(async () => {
    primary = (await startOwnPostgres({ synchronous_commit: "on" }))!;
    closing.unshift(() => primary.close());
    const database = await primary.createDatabase("available");
    replica = (await startReplica(primary.url))!;
    closing.unshift(() => replica.close());
    await waitForReplica(primary.url);
    const port = String(await freePort());
    url = `https://localhost:${port}`;
    standIn = await startStripeStandIn({
      webhook: { url: `${url}/api/stripe/webhook`, secret: webhookSecret },
    });
    closing.unshift(() => standIn.close());
    const hosts = [primary, replica].map((server) => new URL(server.url).host);
    const DATABASE_URL = `${database.replace(hosts[0]!, hosts.join(","))}?target_session_attrs=primary`;
    const opened = openServer(DATABASE_URL, { max: 2, arrays: true });
    sql = opened.sql;
    closing.unshift(opened.close);
    const environment = {
      DATABASE_URL,
      SECRET_KEY: "one key of both servers, of 32+ characters",
      SITE_URL: url,
      TRUST_PROXY: "127.0.0.1/32",
      DRAIN_SECONDS: "3",
      STRIPE_SECRET_KEY: "sk_test_x",
      STRIPE_PUBLISHABLE_KEY: "pk_test_x",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: standIn.url,
    };
    sites.push(await siteProcess(() => environment));
    sites.push(await siteProcess(() => ({ ...environment, DATA_DIR: sites[0]!.dataDir })));
    for (const site of sites) {
      closing.unshift(() => site.close());
      await site.start();
    }
    const [one, two] = sites.map((site) => new URL(site.url).host);
    proxy = await haproxy(port, [one!, two!]);
    closing.unshift(() => proxy.stop());
    await firstReconciliation({ sql } as Parameters<typeof firstReconciliation>[0]);
  });
  beside.after(async () => {
    for (const close of closing) await close();
  });

  /** A commit then waits until the replica has it, too. */
  async function waitForReplica(superuser: string): Promise<void> {
    const administrator = openServer(superuser, { max: 1 });
    await administrator.sql.unsafe("alter system set synchronous_standby_names = '*'");
    await administrator.sql`select pg_reload_conf()`;
    await until("the replica is synchronous", async () => {
      const [row] = await administrator.sql`select from pg_stat_replication where sync_state = 'sync'`;
      return row;
    });
    await administrator.close();
  }

  test("the primary killed and its replica promoted, while people apply and pay", async () => {
    const people = payingPeople({ url, standIn });
    await people.morePaid();
    const outage = watchForOutage(url);
    await primary.kill();
    const killedAt = performance.now();
    await until("people meet the outage", () => people.failed.length > 0);
    const administrator = openServer(replica.url, { max: 1 });
    await administrator.sql`select pg_promote()`;
    await administrator.close();
    const promotedAt = performance.now();
    await people.morePaid();
    await wait(watchedMs - (performance.now() - promotedAt));
    const seen = await outage();
    await people.stop();
    await assertNothingLost(sql, standIn);
    const [after, late] = [promotedAt - killedAt, (seen.lastWrongAt ?? 0) - promotedAt].map(inSeconds);
    assert.ok(Number(late) < mostLateSeconds, `the last wrong answer came ${late} s after the promotion`);
    assert.equal(
      people.failed.filter((answer) => /^500 /.test(answer)),
      [],
    );
    const lastOf = Number(late) > 0 ? `until ${late} s after the promotion` : "none after the promotion";
    const result = `${people.paid()} paid; promoted ${after} s after the kill; ${inWords(seen)}, ${lastOf}`;
    console.log(`  ${result}`);
    return result;
  });

  beside.run();
}

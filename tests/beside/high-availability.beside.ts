import { freePort } from "../../scripts/shared/free-port.mjs";
import type { Client } from "../../src/db/connect.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";
import { Applicant } from "../faults/applicant.ts";
import { until } from "../faults/faults.ts";
import { firstReconciliation } from "../faults/first-reconciliation.ts";
import { faultsIn } from "../faults/ledger.ts";
import { type SiteProcess, siteProcess } from "../faults/site-process.ts";
import { type OwnPostgresServer, startOwnPostgres, startReplica } from "../support/postgres-server.mjs";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../support/stripe-stand-in.ts";
import { webhookSecret } from "../support/stripe-world.ts";
import { besideSuite, example, isFound, type Program, program, walk } from "./beside.ts";

const lanes = 4;

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
    const file = example("haproxy.cfg", {
      "bind :443": `bind localhost:${port}`,
      "127.0.0.1:3000": one!,
      "127.0.0.1:3001": two!,
    });
    proxy = await program("haproxy", ["-db", "-f", file], async () => (await fetch(`${url}/readyz`)).ok);
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

  /** They apply and pay, one after the other in each lane, until `stop`. Every second browser never comes back. */
  function applicants() {
    const load = { paid: 0, failed: [] as string[] };
    let isOver = false;
    const again = async <T>(step: () => Promise<T>): Promise<T> => {
      for (;;) {
        try {
          return await step();
        } catch (error) {
          const { cause, message } = error as Error;
          load.failed.push(`${message} ${cause ?? ""}`);
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    };
    const lane = async (_: unknown, index: number) => {
      while (!isOver) {
        const applicant = await again(() => Applicant.begin({ world: { url }, standIn }));
        await again(() => applicant.prepare());
        applicant.pay();
        await again(() => (index % 2 ? applicant.complete() : applicant.hear()));
        load.paid += 1;
      }
    };
    const work = Promise.all(Array.from({ length: lanes }, lane));
    work.catch(() => {});
    return {
      load,
      stop: async () => {
        isOver = true;
        await work;
      },
    };
  }

  const morePaid = async ({ load }: ReturnType<typeof applicants>, count = 10) => {
    const before = load.paid;
    await until(`${count} more paid`, () => load.paid >= before + count);
  };

  async function assertNothingLost(): Promise<void> {
    let faults: string[] = [];
    await until("every payment is settled once", async () => {
      faults = await faultsIn(sql, standIn.intents());
      return faults.length === 0;
    }).catch((error) => {
      throw new Error(`${error.message}:\n${faults.join("\n")}`);
    });
  }

  /** Asks for something that no cache has, and notes how long the answers were wrong. */
  function outage() {
    const wrong: number[] = [];
    let longest = 0;
    const statuses = new Set<number>();
    let isOver = false;
    const asking = (async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const signal = AbortSignal.timeout(30_000);
        const began = performance.now();
        const response = await fetch(`${url}/api/jobs/filter?search=probe${turn}`, { signal }).catch(
          () => undefined,
        );
        await response?.arrayBuffer().catch(() => {});
        longest = Math.max(longest, performance.now() - began);
        if (response?.status !== 200) {
          statuses.add(response?.status ?? 0);
          wrong.push(began, performance.now());
        }
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    return async () => {
      isOver = true;
      await asking;
      const seconds = wrong.length > 0 ? (wrong.at(-1)! - wrong[0]!) / 1000 : 0;
      return {
        seconds: seconds.toFixed(1),
        statuses: [...statuses],
        longest: (longest / 1000).toFixed(1),
      };
    };
  }

  test("the primary killed and its replica promoted, while people apply and pay", async () => {
    const people = applicants();
    await morePaid(people);
    const asked = outage();
    await primary.kill();
    const killedAt = performance.now();
    await until("people meet the outage", () => people.load.failed.length > 0);
    const administrator = openServer(replica.url, { max: 1 });
    await administrator.sql`select pg_promote()`;
    await administrator.close();
    const promotedAt = performance.now();
    await morePaid(people);
    const { seconds, statuses, longest } = await asked();
    await people.stop();
    await assertNothingLost();
    const after = ((promotedAt - killedAt) / 1000).toFixed(1);
    const outcome = `${seconds} s of ${statuses.join(", ")}, longest answer ${longest} s`;
    console.log(`  ${people.load.paid} paid; promoted ${after} s after the kill; ${outcome}`);
  });

  beside.run();
}

import type { Client } from "../../src/db/connect.ts";
import { newDatabase } from "../support/new-database.ts";
import type { Overrides } from "../support/site.ts";
import { type SiteProcess, siteProcess } from "../support/site-process.ts";
import type { StripeStandIn } from "../support/stripe-stand-in/stand-in.ts";
import { startStripeStandIn } from "../support/stripe-stand-in.ts";
import { webhookSecret } from "../support/stripe-world.ts";

/** A site process that takes payments through Stripe's stand-in, on a new database of the server of TEST_DATABASE_URL. */
export interface PaidSite {
  site: SiteProcess;
  standIn: StripeStandIn;
  /** Its database; on the embedded one nobody but the site can look while it runs. */
  sql: Client;
  /** `new Browser(world)` is a visitor of it. */
  world: Overrides;
  close(): Promise<void>;
}

/** The site serves already; the caller closes it. */
export async function openPaidSite(environment: Record<string, string> = {}): Promise<PaidSite> {
  const database = await newDatabase({ max: 4, arrays: true });
  const opened = await openPaidSiteOn({ DATABASE_URL: database.url, ...environment });
  return {
    ...opened,
    sql: database.sql,
    async close() {
      await opened.close();
      await database.drop();
    },
  };
}

/** The same on the embedded database. */
export const openEmbeddedPaidSite = (environment: Record<string, string> = {}) => openPaidSiteOn(environment);

async function openPaidSiteOn(environment: Record<string, string>): Promise<Omit<PaidSite, "sql">> {
  // The webhook's address is known only with the site's, the stand-in's only once it listens.
  const webhook = { url: "", secret: webhookSecret };
  const standIn = await startStripeStandIn({ webhook });
  const site = await siteProcess((url) => {
    webhook.url = `${url}/api/stripe/webhook`;
    return {
      STRIPE_SECRET_KEY: "sk_test_x",
      STRIPE_PUBLISHABLE_KEY: "pk_test_x",
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: standIn.url,
      ...environment,
    };
  });
  await site.start();
  return {
    site,
    standIn,
    world: { url: site.url },
    async close() {
      await site.close();
      await standIn.close();
    },
  };
}

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { openEmbeddedDatabase } from "../../src/runtime/pglite/embedded-database.ts";
import type { AdminApplication } from "../../src/shared/applications/admin-application.ts";
import { range } from "../support/in-lanes.ts";
import { Browser, type Overrides } from "../support/site.ts";
import { administratorsPassword } from "../support/site-process.ts";
import { until } from "../support/until.ts";
import { chance, scale } from "./faults.ts";
import { openEmbeddedPaidSite } from "./paid-site.ts";
import { killTwice } from "./random-kills.ts";
import { faultsOf, rescue, settledWithinMs } from "./recovery.ts";

const rounds = scale(10, 1);
const kills = suite(`${rounds * 2} kills on the embedded database`);

let paid: Awaited<ReturnType<typeof openEmbeddedPaidSite>>;
kills.before(async () => {
  paid = await openEmbeddedPaidSite();
});
kills.after(() => paid.close());

for (const round of range(rounds))
  kills(`lose and double no payment, round ${round + 1}`, async () => {
    const cuts = await killTwice(paid, chance(`embedded kills ${round}`));
    await paid.site.start();
    for (const { applicant, rescuer } of cuts) await rescue(applicant, rescuer, paid);
    const administrator = await administratorOf(paid.world);
    await until("every payment is at its application", () => allListed(administrator), settledWithinMs);
    for (const { applicant } of cuts) {
      await applicant.hear();
      await applicant.complete();
    }
    assert.equal(await faultsInFolder(), []);
  });

async function administratorOf(world: Overrides): Promise<Browser> {
  const administrator = new Browser(world);
  await administrator.post("/api/admin/login", { password: administratorsPassword });
  return administrator;
}

/** Nobody but the site can look into its database while it runs. */
async function allListed(administrator: Browser): Promise<boolean> {
  const response = await administrator.send("/api/admin/applications");
  const listed = (await response.json()) as AdminApplication[];
  const completed = listed.filter(({ paymentStatus }) => paymentStatus === "completed");
  const ids = new Set(completed.map(({ paymentIntentId }) => paymentIntentId));
  return paid.standIn.intents().every(({ id, status }) => status !== "succeeded" || ids.has(id));
}

async function faultsInFolder(): Promise<string[]> {
  await paid.site.kill();
  const { sql, close } = await openEmbeddedDatabase(paid.site.dataDir);
  const faults = await faultsOf({ sql, standIn: paid.standIn });
  await close();
  await paid.site.start();
  return faults;
}

kills.run();

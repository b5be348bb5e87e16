import { suite } from "uvu";
import { range } from "../support/in-lanes.ts";
import { chance, scale } from "./faults.ts";
import { openPaidSite, type PaidSite } from "./paid-site.ts";
import { killTwice } from "./random-kills.ts";
import { rescue, settled, tellAgain } from "./recovery.ts";

const rounds = scale(30, 2);
const kills = suite(`${rounds * 2} kills at random moments`);

let paid: PaidSite;
let longestMs = 0;
kills.before(async () => {
  paid = await openPaidSite();
});
kills.after(async () => {
  console.log(`${paid.standIn.intents().length} payments, settled at most ${longestMs} ms after the restart`);
  await paid.close();
});

for (const round of range(rounds))
  kills(`lose and double no payment, round ${round + 1}`, async () => {
    const cuts = await killTwice(paid, chance(`kills ${round}`));
    await paid.site.start();
    const back = Date.now();
    // One after the other: who waits for the reconciler may have the site started once more.
    for (const { applicant, rescuer } of cuts) await rescue(applicant, rescuer, paid);
    await settled(paid);
    longestMs = Math.max(longestMs, Date.now() - back);
    for (const { applicant } of cuts) await tellAgain(paid, applicant);
  });

kills.run();

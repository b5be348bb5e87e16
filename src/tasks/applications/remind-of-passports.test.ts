import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mainOf } from "../../../tests/journeys/wizard.ts";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob, setStatus } from "../../../tests/support/employer.ts";
import { inDays } from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import { anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, send, testServices } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { remindOfPassports } from "./remind-of-passports.ts";

const passports = suite("remind of passports");
const services = await testServices();

const remind = (days: number, more = {}) =>
  remindOfPassports({
    ...services,
    settings: { ...services.settings, ...more },
    clock: () => new Date(Date.now() + days * 86_400_000),
  });

async function anApplied(daysLeft: number, jobId = "") {
  const passportExpiry = inDays(daysLeft);
  const own = await anOwnPageOf(new Browser(), { passportExpiry }, jobId);
  const told = async () => (await mailsTo(own.email)).filter(({ kind }) => kind === "passport ending");
  return { ...own, passportExpiry, told };
}

if (inProcess) {
  passports("writes 60 and 14 days before, once each, without the date", async () => {
    const { told, passportExpiry } = await anApplied(100);
    const counts: number[] = [];
    for (const days of [39, 40, 45, 85, 86, 87, 99]) {
      await remind(days);
      counts.push((await told()).length);
    }
    assert.equal(counts, [0, 1, 1, 1, 2, 2, 2]);
    const [last, first] = await told();
    assert.match(first!.body, "within 60 days");
    assert.match(last!.body, "within 14 days");
    assert.not.match(JSON.stringify(first), passportExpiry);
    assert.not.match(JSON.stringify(first), passportExpiry.slice(0, 4));
  });

  passports("leads to the own page, which says what to do", async () => {
    const { told } = await anApplied(30);
    await remind(0);
    const page = await mainOf(await send(ownPageIn((await told())[0]!.body) ?? ""));
    assert.match(page, "Your passport expires on");
    assert.match(page, "I have a new passport");
  });

  passports("waits a day when the mailbox had its emails of the day", async () => {
    const { told } = await anApplied(30);
    await remind(0, { rateLimitScale: 0 });
    await remind(0);
    assert.equal(await told(), []);
    await remind(1);
    assert.is((await told()).length, 1);
  });

  passports("writes one email where two machines run it at once", async () => {
    const { told } = await anApplied(30);
    await Promise.all([remind(0), remind(0)]);
    assert.is((await told()).length, 1);
  });

  passports("writes to nobody whose application is withdrawn, rejected, closed or erased", async () => {
    const [employer, suspended] = [await anEmployer(), await anEmployer()];
    const withdrawn = await anApplied(30);
    await send(`${withdrawn.path}/withdrawal`, { method: "POST" });
    const rejected = await anApplied(30, (await postJob(employer)).id);
    await setStatus(employer.browser, rejected.id, "rejected");
    await endHold(rejected.id);
    const closed = await anApplied(30, (await postJob(suspended)).id);
    const path = `/api/admin/employers/${suspended.user.id}/suspension`;
    await (await signedIn()).post(path, { reason: "Fraud" });
    const erased = await anApplied(30);
    await send(await askForErasure(erased.path, erased.email), { method: "POST" });
    const expired = await anApplied(-1);
    await remind(0);
    for (const { told } of [withdrawn, rejected, closed, erased, expired]) assert.equal(await told(), []);
    assert.not.match(await (await send(rejected.path)).text(), "Your passport expires on");
  });
}

passports.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob, setStatus } from "../../../tests/support/employer.ts";
import { inDays, upload } from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import { anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { aPlacing, offered, say } from "../../../tests/support/placements.ts";
import { Browser, inProcess, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { remindOfExpiry } from "./remind-of-expiry.ts";

const expiry = suite("remind of expiry");
const services = await testServices();

const remind = (days: number, more = {}) =>
  remindOfExpiry({
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
  expiry("writes 60 and 14 days before, once each, without the date", async () => {
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
    // Its id and its address are random, so a year may be among their digits.
    assert.not.match(`${first!.subject} ${first!.body}`, passportExpiry.slice(0, 4));
  });

  const aCertified = async (dates: Record<string, string>, passportExpiry = inDays(900)) => {
    const browser = new Browser();
    const certificates = { certificatesUrl: await upload(browser), certificate1: await upload(browser) };
    const own = await anOwnPageOf(browser, { ...certificates, ...dates, passportExpiry });
    const told = async () => (await mailsTo(own.email)).filter(({ kind }) => kind.endsWith(" ending"));
    return { ...own, told };
  };
  const save = (path: string, dates: Record<string, string>) =>
    send(`${path}/certificate-dates`, { method: "POST", body: new URLSearchParams(dates) });

  expiry("writes one email for all papers that come to a day, and names them", async () => {
    const dates = { certificatesValidUntil: inDays(74), certificate1ValidUntil: inDays(74) };
    const { told } = await aCertified(dates, inDays(28));
    const seen: [kinds: string, labels: boolean[]][] = [];
    for (const days of [13, 14, 15, 59, 60, 61, 73]) {
      const before = (await told()).length;
      await remind(days);
      const mails = (await told()).slice(0, (await told()).length - before);
      if (mails.length === 0) continue;
      const body = mails[0]!.body;
      seen.push([
        mails.map(({ kind }) => kind).join(),
        [/Certificate 1: Expires.*\nCertificate 2: Expires/.test(body), /passport/i.test(body)],
      ]);
    }
    assert.equal(seen, [
      ["passport ending", [false, true]],
      ["passport ending", [true, true]],
      ["certificate ending", [true, false]],
    ]);
  });

  expiry("begins again for a new date, and is silent about one that is past or taken away", async () => {
    const { path, told } = await aCertified({ certificatesValidUntil: inDays(10) });
    await remind(0);
    await remind(1);
    assert.is((await told()).length, 1);
    await save(path, { certificatesValidUntil: inDays(50), certificate1ValidUntil: inDays(-1) });
    await remind(2);
    assert.is((await told()).length, 2);
    await save(path, { certificatesValidUntil: "" });
    await remind(37);
    assert.is((await told()).length, 2);
    await save(path, { certificate1ValidUntil: inDays(45) });
    await Promise.all([remind(38), remind(38)]);
    assert.is((await told()).length, 3);
  });

  expiry("leads to the own page, which says what to do", async () => {
    const { told } = await anApplied(30);
    await remind(0);
    const page = await mainOf(await send(ownPageIn((await told())[0]!.body) ?? ""));
    assert.match(page, "Your passport expires on");
    assert.match(page, "I have a new passport");
  });

  expiry("waits a day when the mailbox had its emails of the day", async () => {
    const { told } = await anApplied(30);
    await remind(0, { rateLimitScale: 0 });
    await remind(0);
    assert.equal(await told(), []);
    await remind(1);
    assert.is((await told()).length, 1);
  });

  expiry("writes one email where two machines run it at once", async () => {
    const { told } = await anApplied(30);
    await Promise.all([remind(0), remind(0)]);
    assert.is((await told()).length, 1);
  });

  expiry("writes once of the papers that a placed application shares with the general one", async () => {
    const candidate = new Browser();
    const certificatesUrl = await upload(candidate);
    const dates = { passportExpiry: inDays(70), certificatesValidUntil: inDays(70) };
    const scene = await aPlacing({}, { certificatesUrl, ...dates }, candidate);
    const told = async () => (await mailsTo(scene.email)).filter(({ kind }) => kind.endsWith(" ending"));
    await remind(10);
    assert.is((await told()).length, 1);
    await say(scene, await offered(scene), "yes");
    await remind(11);
    assert.is((await told()).length, 1);
    await remind(56);
    assert.is((await told()).length, 2);
    const page = await mainOf(await send(ownPageIn((await told())[0]!.body) ?? ""));
    const sql = await testDatabase();
    const [made] = await sql`select reference from applications where job_id = ${scene.job.id}`;
    assert.match(page, made!.reference);
  });

  expiry("repeats no email from the general application once the placed one is rejected", async () => {
    const candidate = new Browser();
    const certificatesUrl = await upload(candidate);
    const dates = { passportExpiry: inDays(70), certificatesValidUntil: inDays(70) };
    const scene = await aPlacing({}, { certificatesUrl, ...dates }, candidate);
    await say(scene, await offered(scene), "yes");
    const told = async () => (await mailsTo(scene.email)).filter(({ kind }) => kind.endsWith(" ending"));
    await remind(10);
    assert.is((await told()).length, 1);
    const sql = await testDatabase();
    await sql`update applications set application_status = 'rejected' where job_id = ${scene.job.id}`;
    await remind(11);
    assert.is((await told()).length, 1);
  });

  expiry("writes to nobody whose application is withdrawn, rejected, closed or erased", async () => {
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

expiry.run();

import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmail, anEmployer, aSignUp } from "../../../tests/support/account.ts";
import { apply, applyAndPay, postJob, setStatus } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anApplicant, submit } from "../../../tests/support/payment-steps.ts";
import {
  Browser,
  inProcess,
  type Overrides,
  post,
  testDatabase,
  testServices,
} from "../../../tests/support/site.ts";
import { endHold } from "../../../tests/support/status-hold.ts";
import type { LogEntry } from "../../world.ts";
import { allowMail } from "./allow-mail.ts";

const caps = suite("mails to one address");

/** Opens a site with its own scale of limits, and collects its log. */
function aWorld(rateLimitScale = 1) {
  const logged: LogEntry[] = [];
  const world: Overrides = {
    settings: { rateLimitScale },
    address: unique("address"),
    log: (entry) => {
      logged.push(entry);
    },
  };
  return { world, unqueued: () => logged.filter(({ event }) => event === "mail not queued") };
}

async function kindsTo(recipient: string): Promise<string[]> {
  const kinds = (await mailsTo(recipient)).map(({ kind }) => kind);
  // Each account gets one when it is opened.
  return kinds.filter((kind) => kind !== "mailbox code");
}

async function inTurn(times: number, act: () => Promise<Response>): Promise<Response[]> {
  const answers: Response[] = [];
  for (let done = 0; done < times; done += 1) answers.push(await act());
  return answers;
}

// Only requests in this process choose the limits' scale and read the log.
if (inProcess) {
  caps("ask for a newsletter three times a day, and the last link stays good", async () => {
    const { world, unqueued } = aWorld();
    const email = anEmail();
    const answers = await inTurn(5, () => post("/api/newsletter", { email }, world));
    assert.equal(
      answers.map(({ status }) => status),
      Array(5).fill(202),
    );
    const mails = await mailsTo(email);
    assert.is(mails.length, 3);
    assert.equal(unqueued(), Array(2).fill({ event: "mail not queued", kind: "newsletter confirmation" }));
    const links = mails.map(({ body }) => /\/newsletter\/confirm\?token=([\w-]+)/.exec(body)![1]!);
    const pages = await Promise.all(
      links.map(async (token) => (await new Browser().submit("/newsletter/confirm", { token })).text()),
    );
    assert.is(pages.filter((page) => page.includes("<h1>You are on the list</h1>")).length, 1);
  });

  caps("reset a password five times an hour, in whatever case it is asked", async () => {
    const { user } = await anAccount();
    const { world, unqueued } = aWorld();
    const spellings = [user.email, user.email.toUpperCase()];
    let sent = 0;
    const answers = await inTurn(7, () =>
      post("/api/auth/forgot-password", { email: spellings[sent++ % 2] }, world),
    );
    assert.equal(
      answers.map(({ status }) => status),
      Array(7).fill(202),
    );
    assert.equal(await kindsTo(user.email), Array(5).fill("password reset"));
    assert.is(unqueued().length, 2);
  });

  caps("hold without an account too, so that they tell nothing", async () => {
    const { world, unqueued } = aWorld();
    const email = anEmail();
    await inTurn(6, () => post("/api/auth/forgot-password", { email }, world));
    assert.is(unqueued().length, 1);
  });

  caps("count an address without its tag, and without its dots where the provider ignores them", async () => {
    const { world, unqueued } = aWorld();
    const name = randomUUID().slice(0, 8);
    const spellings = [
      `${name}@gmail.com`,
      `${name}+jobs@gmail.com`,
      `${name[0]}.${name.slice(1)}@Gmail.com`,
    ];
    for (const email of [...spellings, `${name}@googlemail.com`, `${name}+two@googlemail.com`])
      await post("/api/newsletter", { email }, world);
    assert.is(unqueued().length, 2);
    for (const email of [`${name}@example.com`, `${name[0]}.${name.slice(1)}@example.com`])
      for (let asked = 0; asked < 3; asked += 1) await post("/api/newsletter", { email }, world);
    assert.is(unqueued().length, 2, "another provider's dots count");
  });

  caps("hold over all kinds together, and one kind does not use up what it is refused", async () => {
    const { world, unqueued } = aWorld();
    const email = anEmail();
    const tagged = (n: number) => email.replace("@", `+${n}@`);
    const sql = await testDatabase();
    const { settings, ...services } = await testServices();
    const asked = { ...services, settings: { ...settings, rateLimitScale: 1 } };
    const askFor = (n: number) => allowMail(sql, asked, "tracking code", tagged(n), { about: `${n}` });
    for (let n = 0; n < 60; n += 1) assert.is(await askFor(n), true);
    assert.is(await askFor(60), false);
    await post("/api/newsletter", { email: tagged(61) }, world);
    await post("/api/auth/sign-up", { ...aSignUp(), email: tagged(62) }, world);
    assert.equal([await kindsTo(tagged(61)), (await mailsTo(tagged(62))).length], [[], 0]);
    assert.equal(
      unqueued().map(({ kind }) => kind),
      ["newsletter confirmation", "mailbox code"],
    );
  });

  /** Applies with this email address, from a network address of its own. */
  async function anotherApplication({ world }: ReturnType<typeof aWorld>, email: string, feeCents: number) {
    const settings = { ...world.settings, feeCents };
    const browser = new Browser({ ...world, settings, address: unique("address") });
    const { id: jobId } = await postJob(await anEmployer());
    const answers = { email, fullName: `Maria ${randomUUID()}` };
    if (feeCents > 0) await applyAndPay(jobId, answers, browser);
    else await submit(browser, { ...anApplicant(), jobId, ...answers });
  }

  caps("count the confirmation and the receipt of a test payment as one", async () => {
    const mine = aWorld();
    const email = anEmail();
    await anotherApplication(mine, email, 5000);
    assert.equal((await kindsTo(email)).sort(), ["application received", "fee received"]);
    const sql = await testDatabase();
    const { settings, ...services } = await testServices();
    const asked = { ...services, settings: { ...settings, rateLimitScale: 1 } };
    const askFor = (n: number) => allowMail(sql, asked, "tracking code", email, { about: `${n}` });
    for (let n = 1; n < 60; n += 1) assert.is(await askFor(n), true, `${n} beside the confirmation`);
    assert.is(await askFor(60), false);
  });

  caps("use nothing up of the others by what is sent to nobody", async () => {
    const { world, unqueued } = aWorld();
    const email = anEmail();
    const sql = await testDatabase();
    const { settings, ...services } = await testServices();
    const asked = { ...services, settings: { ...settings, rateLimitScale: 1 } };
    for (let n = 0; n < 70; n += 1)
      assert.ok(await allowMail(sql, asked, "tracking code", email, { about: `${n}`, isWanted: false }));
    await post("/api/newsletter", { email }, world);
    assert.equal(await kindsTo(email), ["newsletter confirmation"]);
    assert.equal(unqueued(), []);
  });

  caps("tell of new statuses thirty times a day, while each change is made", async () => {
    // A tenth of the limit proves the same.
    const { world, unqueued } = aWorld(0.1);
    const employer = await anEmployer();
    const email = anEmail();
    const id = await apply((await postJob(employer)).id, { email });
    const strict = new Browser(world);
    for (const [name, value] of employer.browser.cookies) strict.cookies.set(name, value);
    for (const status of ["under_review", "interviewed", "accepted", "rejected"]) {
      assert.is((await setStatus(strict, id, status)).status, 200);
      await endHold(id);
    }
    assert.is((await kindsTo(email)).length, 3);
    assert.equal(unqueued(), [{ event: "mail not queued", kind: "status changed" }]);
    const sql = await testDatabase();
    const [row] = await sql`select application_status from applications where id = ${id}`;
    assert.is(row!.applicationStatus, "rejected");
  });

  caps(
    "confirm thirty applications a day that cost nothing; one more is received like any other",
    async () => {
      const mine = aWorld(0.1);
      const email = anEmail();
      for (let sent = 0; sent < 4; sent += 1) await anotherApplication(mine, email, 0);
      assert.equal(await kindsTo(email), Array(3).fill("application received"));
      assert.equal(mine.unqueued(), [{ event: "mail not queued", kind: "application received" }]);
    },
  );

  caps("confirm every application that was paid for with real money", async () => {
    const mine = aWorld(0.1);
    mine.world.payments = { ...(await testServices()).payments, live: true };
    const email = anEmail();
    for (let sent = 0; sent < 4; sent += 1) await anotherApplication(mine, email, 5000);
    const kinds = await kindsTo(email);
    for (const kind of ["application received", "fee received"])
      assert.is(kinds.filter((sent) => sent === kind).length, 4, kind);
    assert.equal(mine.unqueued(), []);
  });
}

caps.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmail } from "../../../tests/support/account.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPageOf } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, testDatabase, testServices } from "../../../tests/support/site.ts";
import { mainOf, personalStep } from "../../../tests/support/wizard.ts";
import { deleteOldDrafts } from "./delete-old-drafts.ts";
import { remindOfDrafts } from "./remind-of-drafts.ts";

const reminders = suite("remind of drafts");
const sql = await testDatabase();
const services = await testServices();

const after = (days: number, more = {}) => ({
  ...services,
  settings: { ...services.settings, ...more },
  clock: () => new Date(Date.now() + days * 86_400_000),
});
const remind = (days: number, more = {}) => remindOfDrafts(after(days, more));
const remindersTo = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "draft reminder");

async function aDraft(answers: object = {}) {
  const email = anEmail();
  const browser = new Browser();
  await browser.submit("/apply/step", { ...personalStep, email, ...answers });
  const page = await mainOf(await browser.send("/apply?step=1"));
  const id = /name="draft" value="([^"]+)"/.exec(page)?.[1] ?? "";
  assert.ok(id);
  return { email, browser, id };
}

if (inProcess) {
  reminders("writes once, three days before the deletion, and quotes no answer", async () => {
    const { email } = await aDraft();
    await remind(26.9);
    assert.equal(await remindersTo(email), []);
    for (const days of [27.1, 28, 29.9]) await remind(days);
    const [mail, ...more] = await remindersTo(email);
    assert.equal(more, []);
    for (const answer of [personalStep.fullName, personalStep.passportNumber])
      assert.not.match(JSON.stringify(mail), answer);
  });

  reminders("leads to the draft, which then stays", async () => {
    const { email, id } = await aDraft();
    await remind(27.5);
    const [mail] = await remindersTo(email);
    const link = /https?:\S+/.exec(mail?.body ?? "")?.[0] ?? "";
    const elsewhere = new Browser();
    assert.is((await elsewhere.submit(new URL(link).pathname, {})).status, 303);
    assert.match(await mainOf(await elsewhere.send("/apply?step=1")), personalStep.fullName);
    await sql`update applications set updated_at = updated_at + interval '28 days' where id = ${id}`;
    await deleteOldDrafts(after(31));
    assert.is((await sql`select from applications where id = ${id}`).length, 1);
  });

  reminders("waits for the next run when the mailbox had its emails of the day", async () => {
    const { email } = await aDraft();
    await remind(27.5, { rateLimitScale: 0 });
    assert.equal(await remindersTo(email), []);
    await remind(27.6);
    assert.is((await remindersTo(email)).length, 1);
  });

  reminders("writes one email where two machines run it at once", async () => {
    const { email } = await aDraft();
    await Promise.all([remind(28), remind(28)]);
    assert.is((await remindersTo(email)).length, 1);
  });

  reminders("leaves out a draft without an address, a paid, a discarded and a sent one", async () => {
    const none = await aDraft({ email: "not an address" });
    const paid = await aDraft();
    await sql`
      insert into payments (application_id, provider, amount_cents, currency, intent_id, status, succeeded_at)
      values (${paid.id}, 'test', 5000, 'usd', ${`pi_${paid.id}`}, 'succeeded', now())`;
    const discarded = await aDraft();
    await discarded.browser.submit("/apply/step", { discard: "1" });
    const sent = await anOwnPageOf(new Browser(), {});
    await remind(28);
    for (const { email } of [none, paid, discarded, sent]) assert.equal(await remindersTo(email), []);
  });
}

reminders.run();

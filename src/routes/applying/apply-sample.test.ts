import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applyAndPay } from "../../../tests/support/employer.ts";
import { aJob } from "../../../tests/support/fixtures.ts";
import { receivedMailTo } from "../../../tests/support/mailbox.ts";
import { Browser, inProcess, send, testDatabase, testServices } from "../../../tests/support/site.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";
import { inLocale, locales } from "../../shared/languages.ts";

const sql = await testDatabase();

const page = suite("GET /apply for a sample");

page("says in the form of a sample that it is free, and in another what it costs", async () => {
  const costOf = async ({ id }: { id: string }) =>
    (await mainOf(await new Browser().send(`/apply?job=${id}`))).match(
      /<summary><span><strong>(.*?)<\/strong> <span class="meta">(.*?)<\/span>/,
    );
  const [, free, later] = (await costOf(await aJob(sql, { sample: true }))) ?? [];
  assert.is(free, "Applying here is free practice.");
  assert.is(later, "Each real application costs $50, paid in the last step.");
  assert.is((await costOf(await aJob(sql)))?.[1], "Each application costs $50.");
});

page("says when the fee is due where there is one, and not in the form of a sample", async () => {
  const formOf = async ({ id }: { id: string }) => mainOf(await new Browser().send(`/apply?job=${id}`));
  assert.not.match(await formOf(await aJob(sql, { sample: true })), "You pay it in the last step");
  assert.match(await formOf(await aJob(sql)), "You pay it in the last step");
});

page("marks a sample on each step, and says there who alone reads the application", async () => {
  const [sample, real] = [await aJob(sql, { sample: true }), await aJob(sql)];
  const badge = '<span class="badge">Sample listing</span>';
  const receiver = "Only the people who run Landfall read your application.";
  const browser = await filledTo(4, undefined, sample.id);
  for (const step of [1, 2, 3, 4] as const) {
    const main = await mainOf(await browser.send(`/apply?job=${sample.id}&step=${step}`));
    assert.match(main, badge);
    assert.is(main.split(receiver).length, 2, `step ${step} says once who gets the answers`);
    assert.not.match(main, "pass it to employers");
  }
  const form = await mainOf(await send(`/apply?job=${real.id}`));
  assert.not.match(form, badge);
  assert.not.match(form, receiver);
});

page("says before and at the payment, and after it, that the application is practice", async () => {
  const { id } = await aJob(sql, { sample: true });
  const browser = await filledTo(4, undefined, id);
  const review = await mainOf(await browser.send(`/apply?job=${id}&step=4`));
  assert.match(review, /<h2>Before you pay<\/h2><p>Applying here is free practice\. Each real application/);
  const sent = new Browser();
  const { application } = await applyAndPay(id, {}, sent);
  const confirmation = await mainOf(await sent.send("/application-success"));
  assert.match(confirmation, "This was practice");
  assert.not.match(confirmation, "You hear from us by");
  const [own] = confirmation.match(/\/application\/[\w-]+/) ?? [];
  assert.match(await mainOf(await sent.send(own!)), "This was practice");
  const { body } = await receivedMailTo(application.email, sql);
  assert.match(body, "This was practice");
  assert.not.match(body, "our team reviews");
});

page("does not call an application for a real job practice", async () => {
  const { id } = await aJob(sql);
  const sent = new Browser();
  await applyAndPay(id, {}, sent);
  const confirmation = await mainOf(await sent.send("/application-success"));
  assert.match(confirmation, "You hear from us by");
  assert.not.match(confirmation, "practice");
});

page("says on each step, in each language, what the job pays", async () => {
  const { id } = await aJob(sql, { salaryMin: 4_500, salaryMax: 6_000 });
  const browser = await filledTo(4, undefined, id);
  for (const locale of locales)
    for (const step of [1, 2, 3, 4] as const) {
      const main = await mainOf(await browser.send(inLocale(locale, `/apply?job=${id}&step=${step}`)));
      assert.match(main, /<span class="pay">[^<]*4\D?500[^<]*6\D?000/, `step ${step} in ${locale}`);
    }
});

page("says that a job states no pay, and nothing of pay where no job is chosen", async () => {
  const { id } = await aJob(sql, { salaryMin: 0, salaryMax: 0 });
  assert.match(await mainOf(await send(`/apply?job=${id}`)), /<span class="pay">Salary not stated</);
  assert.not.match(await mainOf(await send("/apply")), 'class="pay"');
});

page("says once on the first and the last step who gets what is sent for a real job", async () => {
  const { id } = await aJob(sql);
  const browser = await filledTo(4, undefined, id);
  for (const step of [1, 4] as const) {
    const main = await mainOf(await browser.send(`/apply?job=${id}&step=${step}`));
    assert.is(main.split("What you send goes to").length, 2, `step ${step}`);
  }
});

if (inProcess)
  page("lets nobody fill in a sample listing where real money is taken", async () => {
    const job = await aJob(sql, { sample: true });
    const { payments } = await testServices();
    const main = await mainOf(
      await send(`/apply?job=${job.id}`, {}, { payments: { ...payments, live: true } }),
    );
    assert.ok(main.includes("This is a sample listing"));
    assert.not(main.includes("<form"));
  });

page.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { applyAndPay, postJob } from "../../../tests/support/employer.ts";
import { pay, prepare } from "../../../tests/support/fixtures.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { asked, checkedDirectly, decide } from "../../../tests/support/mandates.ts";
import { anApplicant, complete, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, send, testServices } from "../../../tests/support/site.ts";
import { testPayments } from "../../services/payments/test-gateway.ts";

const home = suite("/admin");
const { sql, close } = await migratedDatabase();
home.after(close);
const { vault } = await testServices();
const gateway = testPayments(sql, vault);
const world = { sql, payments: gateway, testGateway: gateway };
const administrator = await signedIn(world);

/** Reads the figure of each tile by the address of its link. */
async function tiles(): Promise<Record<string, string>> {
  const page = await (await administrator.send("/admin")).text();
  const found = page.matchAll(/<b class="number">([\d,+]+)<\/b><a href="([^"]+)"/g);
  return Object.fromEntries([...found].map(([, n, href]) => [href!, n!]));
}

home("is the administrator's alone", async () => {
  for (const browser of [new Browser(world), (await anEmployer(world)).browser]) {
    const response = await browser.send("/admin");
    assert.is(response.status, 303);
    assert.is(response.headers.get("Location"), "/admin/login");
  }
  assert.not.match(await (await send("/admin/login", {}, world)).text(), 'class="tab-count"');
});

home("counts what is to be done, each with its way", async () => {
  const places = [
    "/admin/employers",
    "/admin/reports",
    "/admin/reports#held",
    "/admin/messages",
    "/admin/payments",
    "/admin/emails",
    "/admin/applications",
    "/admin/countries",
  ];
  assert.equal(await tiles(), {});
  assert.match(await (await administrator.send("/admin")).text(), "There is nothing to do");
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const { id } = await asked(employer);
  await sql`insert into vacancy_reports ${sql({ jobId: job.id, reason: "money", privateSealed: Buffer.from("x"), privateKeyId: "k" } as never)}`;
  const candidate = new Browser(world);
  const application = anApplicant();
  const intent = await prepare(candidate, application);
  await pay(candidate, intent);
  const sent = await submit(candidate, application);
  await complete(candidate, sent, intent);
  await sql`insert into job_holds (job_id, findings) values (${job.id}, '[]')`;
  await sql`insert into application_messages ${sql({ id: sent, applicationId: sent, sender: "candidate", textSealed: Buffer.from("x"), textKeyId: "k", rules: "{money}" } as never)}`;
  await sql`update payments set refund_failed_at = now()`;
  await sql`update outbox set given_up_at = now() where id = (select id from outbox limit 1)`;
  await insertJob(sql, { country: "Atlantis" });
  assert.equal(await tiles(), Object.fromEntries(places.map((href) => [href, "1"])));
  const seed = await (await administrator.send("/admin/seed")).text();
  assert.is(seed.split('class="tab-count"').length - 1, 7);
  assert.match(seed, /Reports<\/a><span class="tab-count">2</, "reports, and jobs that the rules hold");
  await sql`update users set email_confirmed_at = now()`;
  await decide(administrator, id, checkedDirectly);
  assert.equal(
    await tiles(),
    Object.fromEntries(places.filter((href) => href !== "/admin/employers").map((href) => [href, "1"])),
  );
});

home("says in production that nobody is checked", async () => {
  const page = async (production: boolean) => {
    const settings = { employerCheck: "none" as const, production };
    return (await (await signedIn({ ...world, settings })).send("/admin")).text();
  };
  assert.match(await page(true), "EMPLOYER_CHECK is none");
  assert.not.match(await page(false), "EMPLOYER_CHECK is none");
});

home("says first that the site sends no email, if it has no mail server", async () => {
  const without = await (await administrator.send("/admin")).text();
  assert.match(
    without,
    /class="notice notice-warning"[^>]*><p>The site sends no email\..*<ul class="plain todo">/s,
  );
  const mail = { send: async () => {} };
  assert.not.match(
    await (await (await signedIn({ ...world, mail })).send("/admin")).text(),
    "No mail server",
  );
});

home("shows what waits first, with what to do, and then the applications of the last weeks", async () => {
  const job = await postJob(await anEmployer(world));
  for (let n = 2; n <= 5; n += 1) await applyAndPay(job.id, {}, new Browser(world));
  await sql`
    update applications set submitted_at = now() - interval '8 days', application_status = 'rejected'
    where id = (select id from applications order by submitted_at limit 1)`;
  const page = (await (await administrator.send("/admin")).text()).replaceAll("<!-- -->", "");
  assert.match(page, /Close each report, or take the job down with a reason\./);
  assert.not.match(page, 'class="number">0<');
  assert.match(page, "5 in the last 12 weeks");
  assert.is(page.match(/<rect [^>]*width="14"/g)?.length, 12);
  assert.match(page, /<caption>Applications by week<\/caption>.*<td>4<\/td><\/tr><\/tbody>/);
  assert.match(page, /<th scope="row">Submitted<\/th>.*?<b class="state-count">4</);
});

home("does not count an application for a job as a general one", async () => {
  const before = (await tiles())["/admin/applications"];
  const { id } = await postJob(await anEmployer(world));
  await applyAndPay(id, {}, new Browser(world));
  assert.is((await tiles())["/admin/applications"], before);
});

home.run();

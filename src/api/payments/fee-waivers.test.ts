import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aJob, aPreparedPayment, inDays } from "../../../tests/support/fixtures.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { anApplicant, ask, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, send } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { applicationFee } from "../../domain/payments/application-fee.ts";

const { sql, close } = await migratedDatabase();
const world = { sql };
const settings = { feeCents: 5000 };
const seafarers = "The Maritime Labour Convention lets nobody charge seafarers.";

const waivers = suite("fee waivers");
waivers.after(close);
waivers.before.each(async () => {
  await sql`delete from fee_waivers`;
});

/** A payment that the candidate has begun and not paid. */
const aPayment = async (changes: object) => {
  const application = { ...anApplicant(), ...changes };
  return { application, ...(await aPreparedPayment(application, world)) };
};
const waive = (sector: string | null, country: string | null, reason = seafarers) =>
  sql`insert into fee_waivers ${sql({ sector, country, reason } as never)}`;
const centsFor = async (applied: Parameters<typeof applicationFee>[2]) =>
  (await applicationFee(sql, settings, applied)).cents;

waivers("are none to begin with: everybody pays the fee", async () => {
  assert.equal(await applicationFee(sql, settings, { sector: "shipping", country: "Norway" }), {
    cents: 5000,
    waivedFor: undefined,
  });
});

waivers("are said in a list at each job that they make free", async () => {
  await waive("shipping", "Norway");
  const search = uniqueWord();
  for (const country of ["Norway", "Canada"])
    await insertJob(sql, { title: `Bosun ${search}`, sector: "shipping", country });
  const list = await (await send(`/jobs?search=${search}`, {}, world)).text();
  const rowIn = (country: string) => list.split('<li class="job">').find((row) => row.includes(country));
  assert.match(rowIn("</svg> Norway")!, "Applying costs nothing.");
  assert.not.match(rowIn("</svg> Canada")!, "Applying costs nothing.");
});

waivers("hold for a sector, a country, or the two together, in any case", async () => {
  await waive("shipping", null);
  await waive(null, "Canada");
  await waive("it", "France");
  assert.is(await centsFor({ sector: "shipping", country: "Norway" }), 0);
  assert.is(await centsFor({ sector: "mining", country: "canada" }), 0);
  assert.is(await centsFor({ sector: "Information Technology", country: "France" }), 0);
  assert.is(await centsFor({ sector: "it", country: "Norway" }), 5000);
  assert.is(await centsFor({}), 5000);
});

waivers("go by the vacancy where there is one, whatever was answered", async () => {
  await waive("shipping", null);
  const ship = await aJob(sql, { sector: "shipping" });
  const mine = await aJob(sql, { sector: "mining" });
  assert.is(await centsFor({ jobId: ship.id, sector: "mining" }), 0);
  assert.is(await centsFor({ jobId: mine.id, sector: "shipping" }), 5000);
});

waivers("go by the vacancy while it is hidden, too", async () => {
  await waive("shipping", null);
  const { id: jobId } = await aJob(sql, { sector: "mining" });
  await sql`update jobs set taken_down_at = now() where id = ${jobId}`;
  assert.is(await centsFor({ jobId, sector: "shipping" }), 5000);
});

waivers("raise the version of public content, since the vacancies tell the fee", async () => {
  const version = async () => (await sql`select version from content_versions`)[0]?.version;
  const before = await version();
  await waive("shipping", null);
  assert.not.equal(await version(), before);
});

waivers("are told on the vacancy and in the wizard, which asks for no payment", async () => {
  await waive("shipping", null);
  const { id } = await aJob(sql, { closesOn: inDays(20) });
  const browser = new Browser(world);
  for (const path of [`/jobs/${id}`, `/apply?job=${id}`]) {
    const main = await mainOf(await browser.send(path));
    assert.ok(main.includes(`No fee is charged here. ${seafarers}`), path);
    assert.not.ok(main.includes("Each application costs $50"), path);
  }
});

waivers("skip the payment, and the confirmation says that nothing was charged", async () => {
  await waive("shipping", null);
  const { id: jobId } = await aJob(sql);
  const browser = new Browser(world);
  const application = { ...anApplicant(), jobId };
  assert.equal(await (await ask(browser, application)).json(), { clientSecret: null, fee: 0 });
  const id = await submit(browser, application);
  const [row] = await sql`select payment_status from applications where id = ${id}`;
  assert.is(row?.paymentStatus, "waived");
  assert.is((await sql`select from outbox where kind = 'application received'`).length, 1);
  assert.is((await sql`select from outbox where kind = 'fee received'`).length, 0);
  const main = await mainOf(await browser.send("/application-success"));
  assert.ok(main.includes("No fee is charged for this application."));
  assert.not.ok(main.includes("$50"));
});

const sentOf = (id: string) =>
  sql<{ jobId: string; paymentStatus: string; payments: string }[]>`
    select job_id, payment_status, (select string_agg(status, ' ') from payments where application_id = ${id}) as payments
    from applications where id = ${id}`;

waivers("end the payment for another job that the candidate has turned away from", async () => {
  await waive("shipping", null);
  const mine = await aJob(sql, { sector: "mining" });
  const ship = await aJob(sql, { sector: "shipping" });
  const { browser, application } = await aPayment({ jobId: mine.id });
  const forShip = { ...application, jobId: ship.id };
  assert.equal(await (await ask(browser, forShip)).json(), { clientSecret: null, fee: 0 });
  const [sent] = await sentOf(await submit(browser, forShip));
  assert.equal({ ...sent }, { jobId: ship.id, paymentStatus: "waived", payments: "canceled" });
});

waivers("hold for the answers of a draft whose fee for another job went back", async () => {
  await waive("shipping", null);
  const mine = await aJob(sql, { sector: "mining" });
  const ship = await aJob(sql, { sector: "shipping" });
  const { browser, application, intent } = await aPayment({ jobId: mine.id });
  await sql`update payments set status = 'refunded' where intent_id = ${intent.id}`;
  await sql`
    update applications set payment_status = 'refunded'
    where id = (select application_id from payments where intent_id = ${intent.id})`;
  const forShip = { ...application, jobId: ship.id };
  await ask(browser, forShip);
  const [sent] = await sentOf(await submit(browser, forShip));
  assert.equal({ ...sent }, { jobId: ship.id, paymentStatus: "waived", payments: "refunded" });
});

waivers("hold for a general application by its answers, on every way", async () => {
  await waive("mining", null);
  const answers = { ...anApplicant(), sector: "mining" };
  const browser = new Browser(world);
  await browser.send("/api/draft", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ answers }),
  });
  const step = await mainOf(await browser.send("/apply?step=4"));
  assert.ok(step.includes(`No fee is charged here. ${seafarers}`));
  assert.ok(step.includes("Accept &amp; Submit Application"));
  const response = await browser.submit("/apply/terms", { terms: "accepted" });
  assert.is(response.headers.get("Location"), "/application-success");
  const [row] = await sql`select payment_status from applications where full_name = ${answers.fullName}`;
  assert.is(row?.paymentStatus, "waived");
});

waivers("let nobody out of the fee who answers otherwise when it is sent", async () => {
  await waive("mining", null);
  const browser = new Browser(world);
  const application = { ...anApplicant(), sector: "mining" };
  await ask(browser, application);
  const id = await submit(browser, { ...application, sector: "it" });
  const [row] = await sql`select payment_status from applications where id = ${id}`;
  assert.is(row?.paymentStatus, "pending");
});

waivers.run();

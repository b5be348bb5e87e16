import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import {
  aSentApplication,
  complete,
  paymentStatusOf,
  stateOf,
  timesDone,
} from "../../../tests/support/payment-steps.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";
import { openStripeWorld, webhookSecret } from "../../../tests/support/stripe-world.ts";

const { standIn, world } = await openStripeWorld();
const sql = await testDatabase();
const administrator = await signedIn(world);

const disputes = suite("POST /api/stripe/webhook, disputes and partial refunds");
disputes.after(() => standIn.close());

async function aPaidApplication(changes: object = {}) {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const sent = await aSentApplication(world, { email, ...changes });
  standIn.pay(sent.intent.id);
  await complete(sent.browser, sent.id, sent.intent);
  return { ...sent, email };
}

const tell = async (intentId: string, type: string) => {
  const { payload, header } = standIn.signedEvent(type, intentId, { secret: webhookSecret });
  const headers = { "Content-Type": "application/json", "Stripe-Signature": header };
  return (await send("/api/stripe/webhook", { method: "POST", body: payload, headers }, world)).status;
};

async function disputeOf({ id }: { id: string }) {
  const [row] = await sql<{ disputeState: string | null; refundedCents: number }[]>`
    select dispute_state, refunded_cents from payments where intent_id = ${id}`;
  return row!;
}

const plain = async (response: Response | Promise<Response>) =>
  (await (await response).text()).replaceAll("<!-- -->", "");

/** Reads one section of /admin/payments. */
async function section(id: string): Promise<string> {
  const page = await plain(administrator.send("/admin/payments"));
  return page.split(`id="${id}"`)[1]?.split("</section>")[0] ?? "";
}

/** One payment as the section describes it. */
const cardOf = async (id: string, intentId: string) =>
  (await section(id)).split("<li").find((card) => card.includes(intentId)) ?? "";

const badges = (page: string) =>
  [...page.matchAll(/<span class="badge[^"]*">([^<]*)<\/span>/g)].map(([, label]) => label);

/** Every place that says "Paid" of an application. */
async function shown(application: { fullName: string; email: string }, id: string) {
  const search = `search=${encodeURIComponent(application.fullName)}`;
  const [listed] = (await (await administrator.send(`/api/admin/applications?${search}`)).json()) as {
    paymentStatus: string;
    paymentMarks: string[];
  }[];
  const page = await plain(administrator.send(`/admin/applications?${search}`));
  const csv = await plain(administrator.send(`/admin/applications.csv?${search}`));
  const mails = await mailsTo(application.email);
  const own = ownPageIn(mails.find(({ kind }) => kind === "application received")?.body ?? "") ?? "";
  return {
    api: [listed?.paymentStatus, ...(listed?.paymentMarks ?? [])],
    list: badges(page.split(`id="application-${id}"`)[1]?.split("</summary>")[0] ?? ""),
    csv: /"?Paid"?,("[^"]*"|[^,]*)/.exec(csv)?.[1]?.replaceAll('"', ""),
    own: badges((await plain(send(own, {}, world))).split("Payment id")[1]?.split("</dl>")[0] ?? ""),
  };
}

disputes("mark a paid application as disputed everywhere, and leave it paid", async () => {
  const { application, email, intent, id } = await aPaidApplication();
  standIn.dispute(intent.id);
  assert.is(await tell(intent.id, "charge.dispute.created"), 200);
  assert.is(await stateOf(intent), "succeeded");
  assert.is(await paymentStatusOf(id), "completed");
  assert.equal(await shown({ ...application, email }, id), {
    api: ["completed", "disputed"],
    list: ["Paid", "Disputed"],
    csv: "Disputed",
    own: ["Disputed"],
  });
  assert.match(await cardOf("disputes", intent.id), ">Open</span>");
});

disputes("mark it for the employer of the vacancy as well", async () => {
  const employer = await anEmployer();
  employer.browser.world.payments = world.payments!;
  const job = await postJob(employer);
  const { intent } = await aPaidApplication({ jobId: job.id });
  standIn.dispute(intent.id, "lost");
  await tell(intent.id, "charge.dispute.closed");
  const calls = await employer.browser.send(`/api/employer/applications/${job.id}`);
  const [listed] = (await calls.json()) as { paymentStatus: string; paymentMarks: string[] }[];
  assert.equal([listed?.paymentStatus, listed?.paymentMarks], ["completed", ["dispute_lost"]]);
  const page = await plain(employer.browser.send(`/employer/jobs/${job.id}`));
  const head = page.split('class="row applicant-head"')[1]?.split("</summary>")[0] ?? "";
  assert.equal(badges(head), ["Dispute lost"]);
  for (const usual of ["Submitted", "Paid"]) assert.match(head, `<span class="usual">${usual}</span>`);
  const csv = await plain(employer.browser.send(`/employer/jobs/${job.id}/applications.csv`));
  assert.match(csv, `"Paid","Dispute lost"`);
});

disputes("show a lost one as lost, once, however often and late its events come", async () => {
  const { application, email, intent, id } = await aPaidApplication();
  standIn.dispute(intent.id);
  await tell(intent.id, "charge.dispute.created");
  standIn.dispute(intent.id, "lost");
  const types = ["closed", "closed", "funds_withdrawn", "updated", "created"];
  for (const type of types) assert.is(await tell(intent.id, `charge.dispute.${type}`), 200);
  await Promise.all(types.map((type) => tell(intent.id, `charge.dispute.${type}`)));
  assert.is((await disputeOf(intent)).disputeState, "lost");
  assert.equal([await timesDone("payment disputed", id), await timesDone("dispute lost", id)], [1, 1]);
  const { list, own } = await shown({ ...application, email }, id);
  assert.equal([list, own], [["Paid", "Dispute lost"], ["Dispute lost"]]);
  assert.match(await cardOf("disputes", intent.id), ">Lost</span>");
  assert.is(await paymentStatusOf(id), "completed");
});

disputes("show one as lost whose end is the first news of it", async () => {
  const { intent, id } = await aPaidApplication();
  standIn.dispute(intent.id, "lost");
  assert.is(await tell(intent.id, "charge.dispute.closed"), 200);
  assert.equal(await disputeOf(intent), { disputeState: "lost", refundedCents: 0 });
  assert.is(await timesDone("payment disputed", id), 0);
});

disputes("take the mark away once a dispute is won, and keep its record", async () => {
  const { application, email, intent, id } = await aPaidApplication();
  for (const [status, type] of [
    ["needs_response", "created"],
    ["under_review", "updated"],
    ["won", "closed"],
  ] as const) {
    standIn.dispute(intent.id, status);
    assert.is(await tell(intent.id, `charge.dispute.${type}`), 200);
  }
  const { api, list } = await shown({ ...application, email }, id);
  assert.equal([api, list], [["completed"], ["Paid"]]);
  assert.match(await cardOf("disputes", intent.id), ">Won</span>");
});

disputes("mark a payment again that is disputed anew after a won dispute", async () => {
  const { intent } = await aPaidApplication();
  standIn.dispute(intent.id, "won");
  await tell(intent.id, "charge.dispute.closed");
  standIn.disputeAnew(intent.id);
  await tell(intent.id, "charge.dispute.created");
  assert.is((await disputeOf(intent)).disputeState, "open");
});

disputes("settle a payment whose first news is its dispute", async () => {
  const { intent, id } = await aSentApplication(world);
  standIn.pay(intent.id);
  standIn.dispute(intent.id);
  assert.is(await tell(intent.id, "charge.dispute.created"), 200);
  assert.equal([await stateOf(intent), await paymentStatusOf(id)], ["succeeded", "completed"]);
  assert.is((await disputeOf(intent)).disputeState, "open");
});

disputes("count as open where the provider's key may not read disputes", async () => {
  const { intent } = await aPaidApplication();
  standIn.dispute(intent.id);
  const { payments } = world;
  const restricted = { ...payments!, findDispute: async () => undefined };
  const { payload, header } = standIn.signedEvent("charge.dispute.created", intent.id, {
    secret: webhookSecret,
  });
  const response = await send(
    "/api/stripe/webhook",
    { method: "POST", body: payload, headers: { "Stripe-Signature": header } },
    { ...world, payments: restricted },
  );
  assert.is(response.status, 200);
  assert.is((await disputeOf(intent)).disputeState, "open");
  assert.match(await cardOf("disputes", intent.id), /dp_\w+/);
});

disputes("mark an application of which a part was refunded, and leave it paid", async () => {
  const { application, email, intent, id } = await aPaidApplication();
  standIn.refund(intent.id, 1500);
  for (const type of ["charge.refunded", "refund.created", "refund.updated", "charge.refunded"])
    assert.is(await tell(intent.id, type), 200);
  assert.is(await stateOf(intent), "succeeded");
  assert.equal(await disputeOf(intent), { disputeState: null, refundedCents: 1500 });
  assert.is(await timesDone("payment partly refunded", id), 1);
  assert.equal(await shown({ ...application, email }, id), {
    api: ["completed", "partly_refunded"],
    list: ["Paid", "Partly refunded"],
    csv: "Partly refunded",
    own: ["Partly refunded"],
  });
  const card = await cardOf("partial-refunds", intent.id);
  assert.match(card, "$15");
  assert.match(card, "$50");
});

disputes("add up partial refunds until the whole fee is refunded", async () => {
  const { intent, id, email } = await aPaidApplication();
  standIn.refund(intent.id, 1500);
  standIn.refund(intent.id, 500);
  await Promise.all([1, 2, 3].map(() => tell(intent.id, "charge.refunded")));
  assert.is((await disputeOf(intent)).refundedCents, 2000);
  standIn.refund(intent.id);
  await tell(intent.id, "charge.refunded");
  assert.equal([await stateOf(intent), await paymentStatusOf(id)], ["refunded", "refunded"]);
  assert.is(await timesDone("payment refunded", id), 1);
  assert.is((await mailsTo(email)).filter(({ kind }) => kind === "fee refunded").length, 1);
  assert.is(await cardOf("partial-refunds", intent.id), "");
});

disputes("take the mark away when a partial refund fails", async () => {
  const { intent } = await aPaidApplication();
  standIn.refund(intent.id, 1500);
  await tell(intent.id, "charge.refunded");
  standIn.failRefund(intent.id);
  await tell(intent.id, "refund.failed");
  assert.is((await disputeOf(intent)).refundedCents, 0);
  assert.is(await cardOf("partial-refunds", intent.id), "");
  assert.is(await section("failed-refunds").then((text) => text.includes(intent.id)), false);
});

disputes("let the administrator refund the rest", async () => {
  const { intent, id, application } = await aPaidApplication();
  standIn.refund(intent.id, 1500);
  await tell(intent.id, "charge.refunded");
  const search = `search=${encodeURIComponent(application.fullName)}`;
  assert.match(await plain(administrator.send(`/admin/applications?${search}`)), "Refund $35");
  const order = await administrator.submit(`/admin/applications/${id}/refund`, { reason: "Asked for it" });
  assert.is(order.status, 303);
  assert.equal(await disputeOf(intent), { disputeState: null, refundedCents: 5000 });
  assert.is(await stateOf(intent), "refunded");
});

disputes.run();

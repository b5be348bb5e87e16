import { suite } from "uvu";
import * as assert from "uvu/assert";
import { failures } from "../../src/errors.ts";
import { inLanes, range } from "../support/in-lanes.ts";
import { aSentApplication, complete } from "../support/payment-steps.ts";
import { scale } from "./faults.ts";
import { firstReconciliation } from "./first-reconciliation.ts";
import { openPaidSite, type PaidSite } from "./paid-site.ts";
import { type IntentRecord, mailsByKind, recordsByIntent } from "./records.ts";

const rounds = scale(20, 1);
const atOnce = 100;

type Sent = Awaited<ReturnType<typeof aSentApplication>>;

const completions = suite(`${atOnce} completions at once`);
let paid: PaidSite;

completions.before(async () => {
  paid = await openPaidSite();
  await firstReconciliation(paid);
});
completions.after(() => paid?.close());

/** All that come in at the same time: what they are answered, each different answer once. */
async function completeTogether({ browser, id }: Sent, intent: { id: string }, n: number) {
  const answers = await inLanes(n, range(n), async () => {
    const response = await complete(browser, id, intent);
    return `${response.status} ${await response.text()}`;
  });
  return [...new Set(answers)];
}

const intentOf = ({ intent }: Sent) => paid.standIn.intents().find(({ id }) => id === intent.id)!;

completions("of one payment have one effect, and get the same answer", async () => {
  for (const _ of range(rounds)) {
    const sent = await aSentApplication(paid.world);
    paid.standIn.pay(sent.intent.id);
    const [answer = "", ...others] = await completeTogether(sent, sent.intent, atOnce);
    assert.equal(others, []);
    assert.match(answer, /^200 .*"paymentStatus":"completed"/);
    assert.ok(answer.includes(sent.id));
    assert.equal((await recordsByIntent(paid.sql)).get(sent.intent.id), done);
  }
  assert.equal(await mailsByKind(paid.sql), { "application received": rounds, "fee received": rounds });
});

completions("have one effect also while the webhook tells of the same payment", async () => {
  for (const _ of range(rounds)) {
    const { standIn } = paid;
    const sent = await aSentApplication(paid.world);
    standIn.pay(sent.intent.id);
    const tell = () => standIn.deliver(standIn.signedEvent("payment_intent.succeeded", sent.intent.id));
    const [[answer = "", ...others], heard] = await Promise.all([
      completeTogether(sent, sent.intent, atOnce),
      Promise.all(range(10).map(tell)),
    ]);
    assert.equal([others, new Set(heard)], [[], new Set([200])]);
    assert.match(answer, /^200 /);
    assert.equal((await recordsByIntent(paid.sql)).get(sent.intent.id), done);
  }
});

const done: IntentRecord = {
  status: "succeeded",
  paymentStatus: "completed",
  settled: 1,
  submitted: 1,
  refunded: 0,
  disputed: 0,
  mailed: 1,
};

const undone = { ...done, status: "pending", paymentStatus: "pending", settled: 0, mailed: 0 };

interface Refusal {
  what: string;
  status: 402 | 404 | 409;
  code: "paymentWrongAmount" | "paymentNotComplete" | "paymentOfAnother" | "paymentUnknown";
  /** The payment that the completion names. */
  of(sent: Sent): Promise<{ id: string }> | { id: string };
}

const paidWith = (terms: { amount?: number; currency?: string }) => (sent: Sent) => {
  Object.assign(intentOf(sent), terms);
  paid.standIn.pay(sent.intent.id);
  return sent.intent;
};

const refusals: Refusal[] = [
  { what: "one cent", status: 402, code: "paymentWrongAmount", of: paidWith({ amount: 1 }) },
  { what: "one cent too little", status: 402, code: "paymentWrongAmount", of: paidWith({ amount: 4999 }) },
  { what: "one cent too much", status: 402, code: "paymentWrongAmount", of: paidWith({ amount: 5001 }) },
  { what: "euros", status: 402, code: "paymentWrongAmount", of: paidWith({ currency: "eur" }) },
  { what: "a payment not begun", status: 402, code: "paymentNotComplete", of: ({ intent }) => intent },
  {
    what: "a payment still processing",
    status: 402,
    code: "paymentNotComplete",
    of({ intent }) {
      paid.standIn.processing(intent.id);
      return intent;
    },
  },
  {
    what: "another application's payment",
    status: 409,
    code: "paymentOfAnother",
    async of() {
      const { intent } = await aSentApplication(paid.world);
      paid.standIn.pay(intent.id);
      return intent;
    },
  },
  {
    what: "a payment that nobody knows",
    status: 404,
    code: "paymentUnknown",
    of: () => ({ id: "pi_of_nobody" }),
  },
];

for (const { what, status, code, of } of refusals) {
  completions(`are all refused with ${what}`, async () => {
    const sent = await aSentApplication(paid.world);
    const answers = await completeTogether(sent, await of(sent), 10);
    const [, message] = failures[code];
    assert.equal(answers, [`${status} ${JSON.stringify({ message })}`]);
    assert.equal((await recordsByIntent(paid.sql)).get(sent.intent.id), undone);
  });
}

completions.run();

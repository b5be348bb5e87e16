import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applicationReceived } from "./application-received.ts";
import { applicationWithdrawn } from "./application-withdrawn.ts";
import { employerLeft } from "./employer-left.ts";
import { employerSuspended } from "./employer-suspended.ts";
import { refundFailed } from "./refund-failed.ts";

const refunds = suite("an email that speaks of a refund");

const candidate = { email: "a@example.com", fullName: "Ann", reference: "R" };
const job = { title: "Welder", company: "Acme", sample: false };
const link = "https://example.com/track";
const applied = {
  ...candidate,
  job,
  desiredPosition: null,
  hasEmployer: false,
  paymentStatus: "completed",
  closedBecause: "employer-suspended",
  link,
  refunds: "https://example.com/terms#clause-9",
  submittedAt: new Date("2027-02-09T08:00:00Z"),
} as const;

const bodiesOf = (isTest: boolean) =>
  [
    applicationReceived("en", { ...applied, paidCents: 5000, isTest, passportNumber: undefined }),
    applicationWithdrawn("en", { ...applied, isTest }),
    applicationWithdrawn("en", { ...applied, isTest, closedBecause: null }),
    employerLeft("en", { ...candidate, ...job, isWaived: false, isTest, link }),
    employerSuspended("en", { ...candidate, ...job, isOver: false, isWaived: false, isTest, link }),
    refundFailed("en", { ...candidate, job, amountCents: 5000, isTest, link }),
  ].map(({ body }) => body);

refunds("says so when the payment was a test and charged no card", () => {
  for (const body of bodiesOf(true)) {
    assert.is(body.match(/test payment/gi)?.length, 1, body);
    assert.match(body, /This was a test payment: no card was charged\.|Test payment - no card is charged/);
    assert.not.match(body, "the card or account that you paid with");
  }
});

refunds("says nothing of a test when a card was charged", () => {
  const bodies = bodiesOf(false);
  for (const body of bodies) assert.not.match(body, /test payment/i);
  assert.match(bodies[1]!, "the card or account that you paid with");
});

refunds.run();

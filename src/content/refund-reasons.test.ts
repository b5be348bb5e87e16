import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../tests/support/account.ts";
import { applyAndPay, postJob } from "../../tests/support/employer.ts";
import { send, testDatabase, testServices } from "../../tests/support/site.ts";
import { withdrawApplication } from "../domain/applications/withdraw-application.ts";
import { feeRefunded } from "../emails/fee-refunded.ts";
import { terms } from "./legal.ts";
import { type ClosedBecause, type RefundKey, refundReasons, refundSentence } from "./refund-reasons.ts";

const reasons = suite("why a fee goes back");
const keys = Object.keys(refundReasons) as RefundKey[];

reasons("has a row for each key in the code, and code for each row", () => {
  const used = new Set<string>();
  for (const folder of ["../domain/", "../db/", "../tasks/"]) {
    const url = new URL(folder, import.meta.url);
    for (const file of readdirSync(url, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.includes(".test."),
    )) {
      const text = readFileSync(new URL(file, url), "utf8");
      for (const [, key] of text.matchAll(/key: "([\w-]+)"/g)) if (/[rR]efund/.test(text)) used.add(key!);
      for (const [, key] of text.matchAll(/(?:then|else) '([a-z]+-[a-z-]+)'/g)) used.add(key!);
    }
  }
  assert.equal([...used].sort(), [...keys].sort());
});

reasons("is in clause 9 of the terms, each in its sentence", async () => {
  const page = (await (await send("/terms")).text()).replaceAll("&#x27;", "'");
  const clause = terms("$50")[8]!;
  assert.is(clause.title, "No Refund, With Exceptions");
  const clauses = keys.flatMap((key) => refundReasons[key].clause ?? []);
  assert.is(clauses.length, keys.length - 1, "only REFUND_UNPLACED_DAYS adds a reason");
  for (const sentence of clauses) {
    assert.match(clause.text, sentence);
    assert.match(page, sentence);
  }
});

reasons("is in the email about the refund, or is what the administrator wrote", () => {
  const refunded = {
    email: "a@example.com",
    fullName: "Ann",
    reference: "R",
    amountCents: 5000,
    isTest: false,
  };
  for (const key of keys) {
    const { body } = feeRefunded("en", { ...refunded, refundKey: key, refundReason: "goodwill" });
    assert.match(body, `The reason: ${refundReasons[key].receipt ?? "goodwill"}`, key);
  }
});

reasons("comes with when the bank shows the money, or with that no card was charged", () => {
  const refunded = { email: "a@example.com", fullName: "Ann", reference: "R", amountCents: 5000 };
  const bodyOf = (isTest: boolean) =>
    feeRefunded("en", { ...refunded, refundKey: null, refundReason: "goodwill", isTest }).body;
  assert.match(bodyOf(false), "Your bank may need up to ten days");
  assert.not.match(bodyOf(true), "Your bank");
  assert.match(bodyOf(true), "Test payment - no card is charged");
});

reasons("is readable for refunds from before there were keys", () => {
  assert.is(refundSentence({ refundKey: null, refundReason: "goodwill" }), "goodwill");
  assert.is(refundSentence({ refundKey: null, refundReason: null }), undefined);
});

const closings: [ClosedBecause, (employerId: string, jobId: string) => Promise<unknown>][] = [
  [
    "employer-suspended",
    async (id) => (await testDatabase())`update users set suspended_at = now() where id = ${id}`,
  ],
  [
    "employer-left",
    async (id) => {
      const sql = await testDatabase();
      await sql`update mandates set state = 'withdrawn' where employer_id = ${id}`;
      await sql`update users set erased_at = now(), email = null where id = ${id}`;
    },
  ],
  [
    "check-ended",
    async (id) => (await testDatabase())`update mandates set state = 'withdrawn' where employer_id = ${id}`,
  ],
  [
    "job-taken-down",
    async (_, id) => (await testDatabase())`update jobs set taken_down_at = now() where id = ${id}`,
  ],
];
for (const [key, close] of closings)
  reasons(`is written down with the payment: ${key}`, async () => {
    const sql = await testDatabase();
    const employer = await anEmployer();
    const job = await postJob(employer);
    const { id } = await applyAndPay(job.id);
    await close(employer.user.id, job.id);
    await withdrawApplication(await testServices(), id);
    const [row] =
      await sql`select status, refund_key, refund_reason from payments where application_id = ${id}`;
    assert.equal(
      { ...row },
      { status: "refunded", refundKey: key, refundReason: refundReasons[key].receipt },
    );
  });

reasons.run();

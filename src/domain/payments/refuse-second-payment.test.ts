import { randomBytes } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { applyAndPay, postJob } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anApplicant } from "../../../tests/support/payment-steps.ts";
import { testDatabase, testServices } from "../../../tests/support/site.ts";
import { findDraftRow } from "../../db/applications/applications.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { saveDraft } from "../applying/draft.ts";
import { refuseSecondPayment } from "./refuse-second-payment.ts";

const guard = suite("refuseSecondPayment");
const sql = await testDatabase();
const services = await testServices();

/** Collects each statement, and each part of a statement, when it is written. */
const overheard = (tx: Sql, seen: string[]): Sql =>
  new Proxy(tx, {
    apply(target, self, given) {
      if (Array.isArray(given[0]?.raw)) seen.push(given[0].join("?"));
      return Reflect.apply(target as never, self, given);
    },
  });

async function workFor(jobId: string, email: string): Promise<string[]> {
  const browserHash = randomBytes(32);
  await saveDraft(sql, services.vault, browserHash, { answers: { ...anApplicant(), email }, jobId });
  const draft = await findDraftRow(sql, browserHash);
  const seen: string[] = [];
  await inTransaction(sql, (tx) => refuseSecondPayment(overheard(tx, seen), services, draft!));
  return seen;
}

guard("does the same for an address that is known as for one that is not", async () => {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const job = await postJob(await anEmployer());
  await applyAndPay(job.id, { email });
  const known = await workFor(job.id, email);
  assert.equal(await workFor(job.id, `x${email}`), known);
  assert.ok(known.length > 3);
  const mailed = async (address: string) =>
    (await mailsTo(address)).filter(({ kind }) => kind === "applied before").length;
  assert.is(await mailed(email), 1);
  assert.is(await mailed(`x${email}`), 0);
});

guard.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { applyAndPay, postJob } from "../../../tests/support/employer.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { Browser, inProcess, testServices } from "../../../tests/support/site.ts";
import { applyEmployerRules } from "../../db/employers/employer-rules.ts";
import { suspendAccount } from "./suspend-account.ts";

const mails = suite("emails to all candidates of an account");

if (inProcess) {
  const { sql, close } = await migratedDatabase();
  mails.after(close);
  const world = { sql };
  await applyEmployerRules(sql, { employerCheck: "none", unpaidWithheld: true });

  /** An employer with so many paid applications, and their emails about the suspension. */
  async function anEmployerOf(candidates: number) {
    const employer = await anEmployer(world);
    const { id: jobId } = await postJob(employer);
    const ids: string[] = [];
    for (let n = 0; n < candidates; n++) ids.push((await applyAndPay(jobId, {}, new Browser(world))).id);
    const suspend = async () => suspendAccount({ ...(await testServices()), sql }, employer.user.id, "Fraud");
    const told = async (email: string) =>
      (await mailsTo(email, sql)).filter(({ kind }) => kind === "employer suspended");
    return { ids, suspend, told };
  }
  const address = async (id: string, email: string) => {
    await sql`update applications set email = ${email} where id = ${id}`;
    return email;
  };

  mails("leave out who never paid, and promise no fee that went back", async () => {
    const { ids, suspend, told } = await anEmployerOf(3);
    const [paid, refunded, unpaid] = await Promise.all(
      ids.map((id, n) => address(id, `ann${n}@example.com`)),
    );
    await sql`update applications set payment_status = 'refunded' where id = ${ids[1]!}`;
    await sql`update applications set payment_status = 'pending' where id = ${ids[2]!}`;
    await suspend();
    assert.match(
      (await told(paid!))[0]?.body ?? "",
      "If you withdraw your application on its own page, we refund the fee",
    );
    const [ofRefunded, ...more] = await told(refunded!);
    assert.equal(more, []);
    assert.not.match(ofRefunded!.body, "refund");
    assert.equal(await told(unpaid!), []);
  });

  mails("reach one mailbox ten times at most, for the newest applications", async () => {
    const { ids, suspend, told } = await anEmployerOf(11);
    for (const id of ids) await address(id, "victim@example.com");
    await suspend();
    const told10 = await told("victim@example.com");
    assert.is(told10.length, 10);
    const [oldest] = await sql<{ reference: string }[]>`
      select reference from applications where id = ${ids[0]!}`;
    for (const { body } of told10) assert.not.match(body, oldest!.reference);
  });
}

mails.run();

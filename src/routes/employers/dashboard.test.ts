import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mainOf } from "../../../tests/journeys/wizard.ts";
import { anEmployer } from "../../../tests/support/account.ts";
import { applyAndPay, confirmMailbox } from "../../../tests/support/employer.ts";
import { aJob } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, testDatabase } from "../../../tests/support/site.ts";
import { insertMandateCheck } from "../../db/employers/mandates.ts";

const dashboard = suite("GET /employer/dashboard");
const sql = await testDatabase();

dashboard("says that candidates see an unchecked employer, until a company is checked", async () => {
  const { browser, user } = await anEmployer();
  const read = async () => mainOf(await browser.send("/employer/dashboard"));
  assert.not.match(await read(), "we have not checked you yet");
  const { id, company } = await aJob(sql);
  await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
  assert.match(await read(), /we have not checked you yet.*href="\/employer\/company"/s);
  await insertMandateCheck(sql, user.id, { company, checked: "The company register" });
  assert.not.match(await read(), "we have not checked you yet");
});

dashboard("lists what is still to do in one notice, and nothing once all is done", async () => {
  const { browser, user } = await anEmployer();
  const read = async () => mainOf(await browser.send("/employer/dashboard"));
  const { id, company } = await aJob(sql);
  await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
  const open = await read();
  assert.is(open.match(/class="notice/g)?.length, 1);
  assert.match(open, /Finish setting up.*href="\/confirm-email".*href="\/employer\/company"/s);
  await confirmMailbox(user.email);
  await insertMandateCheck(sql, user.id, { company, checked: "The company register" });
  assert.not.match(await read(), "Finish setting up");
});

dashboard("draws applications by week once two weeks have any", async () => {
  const { browser, user } = await anEmployer();
  const read = async () => mainOf(await browser.send("/employer/dashboard"));
  const { id } = await aJob(sql);
  await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
  const { id: first } = await applyAndPay(id, {}, new Browser());
  assert.match(await read(), "Applications by status");
  assert.not.match(await read(), "Applications by week");
  await sql`update applications set submitted_at = submitted_at - interval '8 days' where id = ${first}`;
  await applyAndPay(id, {}, new Browser());
  assert.match(await read(), "Applications by week");
});

if (inProcess) dashboard.run();

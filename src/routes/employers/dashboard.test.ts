import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mainOf } from "../../../tests/journeys/wizard.ts";
import { anEmployer } from "../../../tests/support/account.ts";
import { aJob } from "../../../tests/support/fixtures.ts";
import { inProcess, testDatabase } from "../../../tests/support/site.ts";
import { insertMandateCheck } from "../../db/employers/mandates.ts";

const dashboard = suite("GET /employer/dashboard");
const sql = await testDatabase();

dashboard("says that candidates see an unchecked employer, until a company is checked", async () => {
  const { browser, user } = await anEmployer();
  const read = async () => mainOf(await browser.send("/employer/dashboard"));
  assert.not.match(await read(), "Candidates see: not checked");
  const { id, company } = await aJob(sql);
  await sql`update jobs set employer_id = ${user.id} where id = ${id}`;
  assert.match(await read(), /Candidates see: not checked.*href="\/employer\/company"/s);
  await insertMandateCheck(sql, user.id, { company, checked: "The company register" });
  assert.not.match(await read(), "Candidates see: not checked");
});

if (inProcess) dashboard.run();

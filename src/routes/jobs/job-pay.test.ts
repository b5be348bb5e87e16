import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob } from "../../../tests/support/fixtures.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const pay = suite("the pay on the page of a job");
const sql = await testDatabase();

async function railOf(salaryMin: number, salaryMax: number): Promise<string> {
  const { id } = await aJob(sql, { salaryMin, salaryMax });
  return (await mainOf(await send(`/jobs/${id}`))).split("Similar jobs")[0]!;
}

pay("has the ends of the scale below its bar", async () => {
  const ends = /<\/svg><div class="axis" aria-hidden="true"><span>\$0<\/span> <span>\$18,000</;
  assert.match(await railOf(2000, 3000), ends);
  assert.not.match(await railOf(0, 0), 'class="axis"');
});

pay.run();

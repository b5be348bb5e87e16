import { suite } from "uvu";
import * as assert from "uvu/assert";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";

const facts = suite("GET /jobs/:id with facts");
const sql = await testDatabase();

/** The facts of the page as text, by their terms. */
async function factsOn(id: string): Promise<Record<string, string>> {
  const html = await (await send(`/jobs/${id}`)).text();
  const found = html.matchAll(/<dt>([^<]+)<\/dt><dd>(.*?)<\/dd>/g);
  return Object.fromEntries([...found].map(([, term, value]) => [term, value!.replace(/<[^>]+>/g, "|")]));
}

facts("shows what the employer stated", async () => {
  const id = await insertJob(sql);
  await sql`
    update jobs set joins_on = '2199-11-30', contract_months = 4, rotation_on = 1, rotation_off = 14,
      rotation_unit = 'days', housing = true, flights = false, visa = 'not-needed', certificates = '{6g,asme-ix}'
    where id = ${id}`;
  const shown = await factsOn(id);
  assert.is(shown.Contract, "4 months");
  assert.is(shown.Rotation, "1 day on, 14 days off");
  assert.match(shown["Join date"]!, "November 30, 2199");
  assert.is(shown.Housing, "Provided");
  assert.is(shown.Flights, "Not paid");
  assert.is(shown.Visa, "Not needed");
  assert.match(shown["Certificates asked for or accepted"]!, /Welding 6G.*ASME IX/);
});

const unstatedOn = async (id: string) =>
  /The employer does not state: ([^.<]*)\./.exec(await (await send(`/jobs/${id}`)).text())?.[1];

facts("says of each missing fact that it is not stated", async () => {
  assert.is(
    await unstatedOn(await insertJob(sql)),
    "contract, rotation, join date, housing, flights, visa, certificates asked for or accepted",
  );
});

facts("names none as not stated when all are stated", async () => {
  const id = await insertJob(sql);
  await sql`
    update jobs set joins_on = '2199-11-30', contract_months = 4, rotation_on = 1, rotation_off = 14,
      rotation_unit = 'days', housing = false, flights = false, visa = 'employer', certificates = '{6g}'
    where id = ${id}`;
  assert.is(await unstatedOn(id), undefined);
});

facts.run();

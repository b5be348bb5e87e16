import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../tests/database.ts";

const values = suite("connect");
const sql = await testDatabase();

values("names columns in camel case", async () => {
  assert.equal([...(await sql`select 1 as salary_min`)], [{ salaryMin: 1 }]);
});

values("gives counts as numbers", async () => {
  const [row] = await sql`select count(*) as total from (values (1), (2)) as rows`;
  assert.is(row?.total, 2);
});

values("leaves a whole number that JavaScript cannot hold as text", async () => {
  const [row] = await sql`select 9007199254740993::bigint as id`;
  assert.is(row?.id, "9007199254740993");
});

values("gives a date as the day that was stored", async () => {
  const [row] = await sql`select '2026-01-03'::date as closes_on`;
  assert.is(row?.closesOn, "2026-01-03");
});

values("takes a day as text", async () => {
  const [row] = await sql`select ${"2026-01-03"}::date + 1 as next_on`;
  assert.is(row?.nextOn, "2026-01-04");
});

values("carries an instant there and back unchanged", async () => {
  const instant = new Date("2026-03-29T01:30:00.123Z");
  const [row] = await sql`select ${instant}::timestamptz as instant`;
  assert.equal(row?.instant, instant);
});

values("counts days in UTC", async () => {
  const [row] = await sql`select current_setting('TimeZone') as zone`;
  assert.is(row?.zone, "UTC");
});

values.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../tests/support/database.ts";

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

/** Each statement that is given the text, in every way to give one. */
const givenTo: Record<string, (text: string) => PromiseLike<unknown>> = {
  "a value": (text) => sql`select ${text}::text`,
  "a list": (text) => sql`select 1 where 'a' in ${sql(["a", text])}`,
  "a row": (text) => sql`select * from (values ${sql([["a", text]] as never)}) as rows`,
  "columns by name": (text) => sql`insert into companies ${sql({ name: text, country: "Norway" } as never)}`,
  "a part of a statement": (text) => sql`select 1 ${sql`where 'a' = ${text}`}`,
  JSON: (text) => sql`select ${sql.json({ deep: [{ text }] })}::jsonb`,
  "a statement that is a text": (text) => sql.unsafe("select $1::text", [text]),
  "a transaction": (text) => sql.begin((tx) => tx`select ${text}::text`),
  "a savepoint": (text) => sql.begin((tx) => tx.savepoint((inner) => inner`select ${text}::text`)),
};

for (const [place, ask] of Object.entries(givenTo))
  values(
    `refuses a text that cannot be stored in ${place}, and answers what is asked beside it`,
    async () => {
      for (const text of ["a\0b", "\0", "half \ud83d", "\udea2 of one"]) {
        const refused = async () => ask(text);
        const [before, refusal, after] = await Promise.all([
          sql`select 'before' as answer`,
          refused().catch((error: { code?: string }) => error.code),
          sql`select 'after' as answer`,
        ]);
        assert.is(refusal, "22021");
        assert.equal([before[0]?.answer, after[0]?.answer], ["before", "after"]);
      }
    },
  );

values("takes text in any script, and a character that takes two places", async () => {
  const text = "Ålesund 東京 \u200d 🚢";
  const [row] = await sql`select ${text}::text as text`;
  assert.is(row?.text, text);
});

values.run();

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { app } from "../../src/app.tsx";
import { describeRoutes } from "../../src/middleware/facts.ts";
import { migratedDatabase } from "../support/database.ts";
import { aJob } from "../support/fixtures.ts";
import { addressIn, addTrade } from "../support/route-values.ts";
import { inProcess, send } from "../support/site.ts";
import { Statements } from "./statements.ts";

const cached = suite("a public page");

/**
 * Triggers write the counts together with the tables that they count. pg_class only helps to find jobs. The terms of
 * the search and the pay of trades change together with search_state.
 */
const counted = [
  "company_counts",
  "country_pay",
  "open_companies",
  "open_job_counts",
  "pg_class",
  "review_totals",
  "search_concepts",
  "search_phrases",
  "trade_pay",
];

if (inProcess) {
  const { sql, close } = await migratedDatabase();
  cached.after(close);
  await addTrade(sql);
  const { id } = await aJob(sql);
  const addresses = describeRoutes(app)
    .filter(({ isPublic }) => isPublic)
    .map(({ path }) => addressIn(path, { id }));

  cached("reads only tables whose changes raise the content version, so that it is made anew", async () => {
    const statements = new Statements(sql);
    await statements.collect(async () => {
      for (const address of addresses) {
        const response = await send(address, {}, { sql });
        assert.is(response.status, 200, address);
        await response.text();
      }
    });
    const read = statements.texts.flatMap((text) =>
      [...text.matchAll(/\b(?:from|join)\s+(\w+)/gi)].map(([, name]) => name!),
    );
    const silent = await sql<{ name: string }[]>`
      select relname as name from pg_class
      where relkind = 'r' and relname in ${sql(read)} and not exists (
        select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
        where tgrelid = pg_class.oid and proname like 'raise_content_version%')
      order by relname`;
    assert.equal(
      silent.map(({ name }) => name),
      counted,
    );
  });
}

cached.run();

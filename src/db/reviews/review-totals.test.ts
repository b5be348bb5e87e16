import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { chanceOf } from "../../../tests/support/chance.ts";
import { emptyDatabase, migrateAll, migratedDatabase } from "../../../tests/support/database.ts";
import { readMigrations } from "../../runtime/node/migrations.ts";
import type { Client } from "../connect.ts";
import { migrate } from "../migrate.ts";
import type { Sql } from "../sql.ts";
import { countModeratedReviews, findReviewSummary } from "./reviews.ts";

const totals = suite("the totals of the reviews");
const { sql, close } = await migratedDatabase();
totals.after(close);

const insert = (sql: Sql, rating: number, { rows = 1, hidden = false } = {}) => sql`
  insert into reviews (candidate_name, country, job_obtained, rating, review, hidden_at)
  select 'Maria', 'Norway', 'Rigger', ${rating}, 'They kept me informed.', ${hidden ? new Date() : null}::timestamptz
  from generate_series(1, ${rows})`;

/** Counts the totals from the reviews themselves. */
async function counted(sql: Sql) {
  const [row] = await sql`
    select count(*) filter (where hidden_at is null)::int as count,
      avg(rating) filter (where hidden_at is null)::float8 as average,
      count(*)::int as total, count(hidden_at)::int as hidden
    from reviews`;
  return row!;
}

async function agree(sql: Sql, said = "") {
  assert.equal(
    { ...(await findReviewSummary(sql)), ...(await countModeratedReviews(sql)) },
    await counted(sql),
    said,
  );
}

totals("are none for a site without reviews", async () => {
  assert.equal(await findReviewSummary(sql), { count: 0, average: null });
  await agree(sql);
});

totals("are told without looking at a review", async () => {
  class Undone extends Error {}
  const undone = sql.begin(async (tx) => {
    await tx`alter table reviews rename to elsewhere`;
    await findReviewSummary(tx);
    await countModeratedReviews(tx);
    throw new Undone();
  });
  await undone.catch((error) => assert.instance(error, Undone));
});

const writes: Record<string, (sql: Sql, chance: () => number) => Promise<unknown>> = {
  insert: (sql, chance) => insert(sql, 1 + Math.floor(5 * chance()), { rows: Math.floor(4 * chance()) }),
  "insert hidden": (sql, chance) => insert(sql, 1 + Math.floor(5 * chance()), { hidden: true }),
  hide: (sql, chance) => sql`update reviews set hidden_at = now() where ${some(sql, chance)}`,
  show: (sql, chance) => sql`update reviews set hidden_at = null where ${some(sql, chance)}`,
  "rate again": (sql, chance) => sql`update reviews set rating = 1 + rating % 5 where ${some(sql, chance)}`,
  verify: (sql, chance) => sql`update reviews set verified = 1 where ${some(sql, chance)}`,
  "insert again": (sql) => sql`
    insert into reviews select * from reviews limit 3 on conflict (id) do update set rating = 3, hidden_at = null`,
  delete: (sql, chance) => sql`delete from reviews where ${some(sql, chance)}`,
};

/** Chooses about a third of the reviews. */
const some = (sql: Sql, chance: () => number) => sql`hashtext(id::text || ${String(chance())}) % 3 = 0`;

totals("follow whatever is written", async () => {
  const chance = chanceOf(1, "reviews");
  const names = Object.keys(writes);
  for (let n = 0; n < 150; n += 1) {
    const name = names[Math.floor(names.length * chance())]!;
    await writes[name]!(sql, chance);
    await agree(sql, `${name}, write ${n}`);
  }
});

totals("forget what is undone", async () => {
  await sql.begin((tx) => insert(tx, 1).then(() => Promise.reject(new Error("undone")))).catch(() => {});
  await agree(sql);
});

totals("lose nothing when many write at once", async () => {
  await insert(sql, 2, { rows: 12 });
  const rows = await sql<{ id: string }[]>`select id from reviews limit 12`;
  await Promise.all(
    rows.flatMap(({ id }, n) => [
      n % 2 ? sql`delete from reviews where id = ${id}` : sql`update reviews set rating = 1 where id = ${id}`,
      insert(sql, 5),
    ]),
  );
  await agree(sql);
});

// The embedded database has one connection, so nobody waits there.
if (process.env.TEST_DATABASE_URL)
  totals("hold what was written while another writer was not done", async () => {
    const [waiting] = await sql.begin(async (first) => {
      await insert(first, 4);
      const waiting = insert(sql, 5).execute();
      const [own] = await first<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const isWaiting = async () =>
        (await sql`select from pg_stat_activity where ${own!.pid} = any (pg_blocking_pids(pid))`).length > 0;
      while (!(await isWaiting())) await sleep(10);
      return [waiting];
    });
    await waiting;
    await agree(sql);
  });

totals("are none when the reviews are emptied", async () => {
  await insert(sql, 5);
  await sql`truncate reviews`;
  assert.equal(await findReviewSummary(sql), { count: 0, average: null });
  await agree(sql);
});

totals("begin with the reviews that are there", async () => {
  const { sql, close } = await emptyDatabase();
  try {
    await migrateUntil(sql, "0022");
    for (const rating of [5, 4, 4]) await insert(sql, rating);
    await insert(sql, 1, { hidden: true });
    await migrateAll(sql);
    assert.equal(await findReviewSummary(sql), { count: 3, average: 13 / 3 });
    await agree(sql);
  } finally {
    await close();
  }
});

totals.run();

async function migrateUntil(sql: Client, number: string): Promise<void> {
  const schema = readMigrations(fileURLToPath(new URL("../../../sql", import.meta.url)));
  await migrate(
    sql,
    schema.filter(({ name }) => name < number),
  );
}

import { suite } from "uvu";
import * as assert from "uvu/assert";
import { emptyDatabase } from "../../tests/support/database.ts";
import { type Migration, migrate } from "./migrate.ts";

const tables: Migration = {
  name: "0001_tables",
  text: "create table ports (name text); create table ships (name text)",
};
const columns: Migration = {
  name: "0002_columns",
  text: "alter table ports add column country text; alter table ships add column flag text",
};

const server = process.env.TEST_DATABASE_URL;
const underLoad = suite("migrate, while visitors read and write");
const { sql, close } = await emptyDatabase();

underLoad.before.each(async () => {
  await sql`drop table if exists schema_migrations, ports, ships`;
  await migrate(sql, [tables]);
});
underLoad.after(close);

/** Its failure is the test's own only once the test awaits it. */
function migrateInBackground(): Promise<string[]> {
  const migrated = migrate(sql, [tables, columns]);
  migrated.catch(() => {});
  return migrated;
}

async function migrationWaitsFor(table: string): Promise<void> {
  for (;;) {
    const waiting = await sql`
      select from pg_locks where relation = ${table}::regclass and mode = 'AccessExclusiveLock' and not granted`;
    if (waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

if (server) {
  underLoad("lets others read a table that it waits for", async () => {
    let migrated: Promise<string[]> | undefined;
    await sql.begin(async (reader) => {
      await reader`select from ports`;
      migrated = migrateInBackground();
      await migrationWaitsFor("ports");
      await sql.begin(async (other) => {
        await other`set local statement_timeout = '20s'`;
        await other`select from ports`;
      });
    });
    assert.equal(await migrated, ["0002_columns"]);
  });

  underLoad("gives way to a transaction that needs both tables in another order", async () => {
    let migrated: Promise<string[]> | undefined;
    await sql.begin(async (visitor) => {
      await visitor`insert into ships (name) values ('Ada')`;
      migrated = migrateInBackground();
      await migrationWaitsFor("ships");
      await visitor`insert into ports (name) values ('Hull')`;
    });
    assert.equal(await migrated, ["0002_columns"]);
    assert.equal(
      [...(await sql`select ports.name as port, ships.name as ship, flag from ports, ships`)],
      [{ port: "Hull", ship: "Ada", flag: null }],
    );
  });
}

underLoad("keeps its patience to the migration", async () => {
  const [before] = await sql`show lock_timeout`;
  await migrate(sql, [tables, columns]);
  assert.equal((await sql`show lock_timeout`)[0], before);
});

underLoad.run();

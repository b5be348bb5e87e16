import { suite } from "uvu";
import * as assert from "uvu/assert";
import { emptyDatabase } from "../../tests/support/database.ts";
import { listPendingMigrations, type Migration, migrate } from "./migrate.ts";

const ports: Migration = {
  name: "0001_ports",
  text: "create table ports (name text);\ninsert into ports values ('Hull');",
};
const ships: Migration = { name: "0002_ships", text: "create table ships (name text)" };
const broken: Migration = { name: "0003_broken", text: "create table cranes (name text); selec 1" };

const migrations = suite("migrate");
const { sql, close } = await emptyDatabase();

migrations.before.each(async () => {
  await sql`drop table if exists schema_migrations, ports, ships, cranes`;
});
migrations.after(close);

async function refusal(list: Migration[]): Promise<string> {
  return migrate(sql, list).then(
    () => "nothing was refused",
    (error: Error) => `${error.name}: ${error.message}`,
  );
}

migrations("applies what is pending, in order", async () => {
  const logged: string[] = [];
  await migrate(sql, [ports, ships], (name) => logged.push(name));
  assert.equal(logged, ["0001_ports", "0002_ships"]);
});

migrations("runs every statement of a file", async () => {
  await migrate(sql, [ports]);
  assert.equal([...(await sql`select name from ports`)], [{ name: "Hull" }]);
});

migrations("applies only what was added since", async () => {
  await migrate(sql, [ports]);
  assert.equal(await migrate(sql, [ports, ships]), ["0002_ships"]);
});

migrations("applies each file once when several processes start together", async () => {
  const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(sql, [ports, ships])));
  assert.equal(applied.flat().sort(), ["0001_ports", "0002_ships"]);
});

migrations("names what is pending and applies none of it", async () => {
  const pending = async () => (await listPendingMigrations(sql, [ports, ships])).map(({ name }) => name);
  assert.equal(await pending(), ["0001_ports", "0002_ships"]);
  await migrate(sql, [ports]);
  assert.equal(await pending(), ["0002_ships"]);
});

migrations("leaves nothing of a file that fails", async () => {
  await refusal([broken]);
  assert.equal([...(await sql`select to_regclass('cranes')::text as found`)], [{ found: null }]);
});

migrations("says which file failed and why", async () => {
  const message = await refusal([ports, broken]);
  assert.match(message, /^MigrationError: Migration 0003_broken failed and changed nothing: .*selec/);
});

migrations("keeps the files before the one that fails", async () => {
  await refusal([ports, broken]);
  assert.equal(await migrate(sql, [ports]), []);
});

migrations("takes line ends of another system for the same file", async () => {
  await migrate(sql, [ports]);
  assert.equal(await migrate(sql, [{ ...ports, text: ports.text.replaceAll("\n", "\r\n") }]), []);
});

migrations("refuses a file that was edited after it was applied", async () => {
  await migrate(sql, [ports]);
  assert.is(
    await refusal([{ ...ports, text: "create table harbours ()" }]),
    "MigrationError: Migration 0001_ports was edited after it was applied. Undo the edit, and put the change into a new migration.",
  );
});

migrations("refuses a database that is ahead of the files", async () => {
  await migrate(sql, [ports, ships]);
  assert.is(
    await refusal([ports]),
    "MigrationError: Migration 0002_ships was applied to this database, but its file is missing. Start the version of the site that has it, or a newer one.",
  );
});

migrations("refuses a new file with an old number", async () => {
  await migrate(sql, [ships]);
  assert.is(
    await refusal([ports, ships]),
    "MigrationError: Migration 0001_ports has a lower number than 0002_ships, which is applied. Give it the next number.",
  );
});

migrations.run();

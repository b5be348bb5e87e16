import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readMigrations } from "./migrations.ts";

const folder = suite<{ path: string }>("readMigrations");

folder.before.each(async (context) => {
  context.path = await mkdtemp(join(tmpdir(), "migrations-"));
});
folder.after.each(({ path }) => rm(path, { recursive: true }));

folder("reads the SQL files in the order of their numbers", async ({ path }) => {
  await writeFile(join(path, "0010_ships.sql"), "select 10");
  await writeFile(join(path, "0002_ports.sql"), "select 2");
  await writeFile(join(path, "notes.txt"), "not SQL");
  await writeFile(join(path, "schema.sql"), "what they make");
  assert.equal(readMigrations(path), [
    { name: "0002_ports", text: "select 2" },
    { name: "0010_ships", text: "select 10" },
  ]);
});

folder("refuses two files with one number", async ({ path }) => {
  await writeFile(join(path, "0002_ports.sql"), "");
  await writeFile(join(path, "0002_ships.sql"), "");
  assert.throws(() => readMigrations(path), /0002_ports\.sql and 0002_ships\.sql have the same number/);
});

folder("refuses a file whose place in the order is a guess", async ({ path }) => {
  await writeFile(join(path, "ports.sql"), "");
  assert.throws(() => readMigrations(path), /The migration ports\.sql must have a name like 0035_ships\.sql/);
});

folder.run();

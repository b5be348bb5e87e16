import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Client } from "../../src/db/connect.ts";
import { migrate } from "../../src/db/migrate.ts";
import { openGuardedServer, openServer } from "../../src/runtime/database/open-database.ts";
import { readMigrations } from "../../src/runtime/node/migrations.ts";
import { openEmbeddedDatabase } from "../../src/runtime/pglite/embedded-database.ts";
import { keptBlob } from "./kept-blob.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

let opened: ReturnType<typeof open> | undefined;

/** The migrated database of this process: that of TEST_DATABASE_URL, else one in memory. */
export async function testDatabase(): Promise<Client> {
  opened ??= open();
  return (await opened).sql;
}

// Many test files hold a database of their own at once, and the server takes few connections.
const brief = { max: 5, idleTimeoutSeconds: 1 };

export async function emptyDatabase(): Promise<{ sql: Client; close(): Promise<void> }> {
  return serverUrl ? newDatabase(serverUrl) : openEmbeddedDatabase();
}

async function newDatabase(serverUrl: string, template = "template1") {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = openServer(serverUrl, { max: 1, idleTimeoutSeconds: 1 });
  await server.sql.unsafe(`create database ${name} template ${template}`);
  const { sql, close } = openServer(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href, brief);
  return {
    name,
    sql,
    leave: close,
    async close() {
      await close();
      await server.sql.unsafe(`drop database ${name}`);
      await server.close();
    },
  };
}

/** Makes a database of the current schema that no other test uses. The caller closes it. */
export async function migratedDatabase(): Promise<{ sql: Client; close(): Promise<void> }> {
  if (!serverUrl) return openEmbeddedDatabase(undefined, await migratedCopy());
  return newDatabase(serverUrl, await migratedTemplate(serverUrl));
}

let template: Promise<string> | undefined;

/** A copy takes a fifth of the time of migrating. */
function migratedTemplate(serverUrl: string): Promise<string> {
  template ??= (async () => {
    const { name, sql, leave, close } = await newDatabase(serverUrl);
    await migrateAll(sql);
    await leave();
    process.once("beforeExit", () => void close().catch(() => {}));
    return name;
  })();
  return template;
}

let copy: Promise<Blob> | undefined;

/** Loading it takes a quarter of the time of opening an empty database and migrating it. */
function migratedCopy(): Promise<Blob> {
  copy ??= keptBlob("migrated", [readSchema(), packages()], async () => {
    const { sql, copy, close } = await openEmbeddedDatabase();
    await migrateAll(sql);
    await sql`checkpoint`;
    const taken = await copy();
    await close();
    return taken;
  });
  return copy;
}

export const migrateAll = (sql: Client): Promise<string[]> => migrate(sql, readSchema());

const readSchema = () => readMigrations(fileURLToPath(new URL("../../sql", import.meta.url)));

/** Another version of PGlite cannot read the copy. */
const packages = () => readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8");

async function open() {
  if (!serverUrl) return migratedDatabase();
  const database = openGuardedServer(serverUrl, { max: 10, patienceMs: 60_000, idleTimeoutSeconds: 1 });
  await migrateAll(database.sql);
  return database;
}

import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkDatabase } from "../../src/runtime/database/check-database.ts";
import { openServer } from "../../src/runtime/database/open-database.ts";

const server = process.env.TEST_DATABASE_URL ?? "";
const refused = suite<{ names: string[] }>("a database that the start refuses");

const administrator = openServer(server, { max: 1 });
refused.before.each((context) => {
  context.names = [];
});
refused.after.each(async ({ names }) => {
  for (const name of names) {
    await administrator.sql.unsafe(`drop database if exists ${name}`);
    await administrator.sql.unsafe(`drop role if exists ${name}`);
  }
});
refused.after(() => administrator.close());

/** Makes a database and, with the same name as its password, a role. Gives what the start says of them. */
async function lineFor(names: string[], options: string, prepare: (name: string) => string[] = () => []) {
  const name = `refused_${randomUUID().slice(0, 8)}`;
  names.push(name);
  const statements = [
    `create database ${name} ${options}`,
    `create role ${name} login password '${name}'`,
    ...prepare(name),
  ];
  for (const statement of statements) await administrator.sql.unsafe(statement);
  const url = Object.assign(new URL(server), { pathname: `/${name}`, username: name, password: name }).href;
  const { sql, close } = openServer(url, { max: 1 });
  try {
    return await checkDatabase(sql, url).then(() => "nothing was refused", String);
  } finally {
    await close();
  }
}

refused("has another encoding", async ({ names }) => {
  assert.is(
    await lineFor(names, "encoding 'LATIN1' locale 'C' template template0"),
    "ConfigError: DATABASE_URL names a database with the encoding LATIN1, but the site needs UTF8. Create a database with encoding 'UTF8'.",
  );
});

refused("can only be read", async ({ names }) => {
  const readOnly = (name: string) => [`alter database ${name} set default_transaction_read_only = on`];
  assert.is(
    await lineFor(names, "", readOnly),
    "ConfigError: DATABASE_URL names a database that can only be read. Name the primary server, or turn default_transaction_read_only off.",
  );
});

refused("has no pg_trgm, where the role may not add it", async ({ names }) => {
  assert.is(
    await lineFor(names, ""),
    "ConfigError: DATABASE_URL names a database without the extension pg_trgm and a role that may not add it. Let the owner of the database run 'create extension pg_trgm'.",
  );
});

refused("is none where the role may add it", async ({ names }) => {
  const mayCreate = (name: string) => [`grant create on database ${name} to ${name}`];
  assert.is(await lineFor(names, "", mayCreate), "nothing was refused");
});

refused.run();

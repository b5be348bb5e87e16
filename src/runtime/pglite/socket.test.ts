import { PGlite } from "@electric-sql/pglite";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Client, connect } from "../../db/connect.ts";
import { loadImage } from "./database-image.ts";
import { pgliteSockets } from "./socket.ts";

const image = await loadImage();
const database = await PGlite.create(image ? { loadDataDir: image } : {});
const socket = pgliteSockets(database);
const sockets = suite<{ sql: Client; other: Client }>("pgliteSockets");

sockets.before.each(async (context) => {
  context.sql = connect({ socket }, { max: 3, maxLifetimeSeconds: 0 });
  context.other = connect({ socket }, { max: 1, maxLifetimeSeconds: 0 });
  await context.sql`create table if not exists crates (id int)`;
  await context.sql`truncate crates`;
});
sockets.after(() => database.close());
sockets.after.each(async ({ sql, other }) => {
  await Promise.all([sql.end({ timeout: 1 }), other.end({ timeout: 1 })]);
});

sockets("answers each of many simultaneous queries with its own rows", async ({ sql, other }) => {
  const numbers = Array.from({ length: 300 }, (_, index) => index);
  const answers = await Promise.all(
    numbers.map(async (number) => (await (number % 2 ? sql : other)`select ${number}::int as n`)[0]?.n),
  );
  assert.equal(answers, numbers);
});

sockets("keeps other connections out of an open transaction", async ({ sql, other }) => {
  const seen: string[] = [];
  let waiting: Promise<unknown> = Promise.resolve();
  await sql.begin(async (tx) => {
    await tx`insert into crates values (1)`;
    waiting = other`select 1`.then(() => seen.push("other"));
    await tx`select 1`;
    seen.push("transaction");
  });
  await waiting;
  assert.equal(seen, ["transaction", "other"]);
});

sockets("goes on after a query that fails", async ({ sql }) => {
  const failed = await sql`select ${1}::int / 0`.catch((error: Error) => error.message);
  const [row] = await sql`select 1 as fine`;
  assert.equal([failed, row?.fine], ["division by zero", 1]);
});

sockets("undoes the transaction of a connection that goes away", async ({ sql, other }) => {
  const reserved = await sql.reserve();
  await reserved`begin`;
  await reserved`insert into crates values (1)`;
  await sql.end({ timeout: 0 });
  const [row] = await other`select count(*) as crates from crates`;
  assert.is(row?.crates, 0);
});

sockets("reads a large result piece by piece through a cursor", async ({ sql }) => {
  const sizes: number[] = [];
  await sql`select generate_series(1, 250)`.cursor(100, (rows) => void sizes.push(rows.length));
  assert.equal(sizes, [100, 100, 50]);
});

sockets("carries a value of several megabytes both ways", async ({ sql }) => {
  const text = "£".repeat(1_500_000);
  const [row] = await sql`select ${text} as text`;
  assert.ok(row?.text === text);
});

sockets.run();

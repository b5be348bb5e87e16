import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadImage } from "./database-image.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";

const writer = `
  const { openEmbeddedDatabase } = await import(${JSON.stringify(new URL("./embedded-database.ts", import.meta.url).href)});
  const { sql } = await openEmbeddedDatabase(process.argv[1]);
  await sql\`create table if not exists entries (id int primary key)\`;
  const [last] = await sql\`select coalesce(max(id), 0) as id from entries\`;
  for (let id = last.id + 1; ; id++) {
    await sql\`insert into entries values (\${id})\`;
    process.stdout.write(\`\${id}\\n\`);
    await new Promise(setImmediate);
  }`;

const embedded = suite<{ folder: string; children: ChildProcess[] }>("openEmbeddedDatabase");

embedded.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), "embedded-"));
  context.children = [];
});
embedded.after.each(async ({ folder, children }) => {
  for (const child of children) await killed(child);
  await rm(folder, { recursive: true });
});

function startWriter(folder: string, children: ChildProcess[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", writer, folder], {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return { child, acknowledged: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

async function killed(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

embedded("keeps what was written when it is opened again", async ({ folder }) => {
  const first = await openEmbeddedDatabase(folder);
  await first.sql`create table entries as select 7 as id`;
  await first.close();
  const second = await openEmbeddedDatabase(folder);
  const rows = await second.sql`select id from entries`;
  await second.close();
  assert.equal([...rows], [{ id: 7 }]);
});

embedded("keeps the empty database, from which the next one starts without initdb", async () => {
  await (await openEmbeddedDatabase()).close();
  assert.ok(await loadImage());
});

embedded("loses no acknowledged row to five sudden deaths", async ({ folder, children }) => {
  let last = 0;
  for (let death = 1; death <= 5; death++) {
    const { child, acknowledged } = startWriter(folder, children);
    for (let row = 0; row < 20; row++) last = Number((await acknowledged.next()).value);
    await killed(child);
  }
  const { sql, close } = await openEmbeddedDatabase(folder);
  const [found] = await sql`select count(*) as rows from entries where id <= ${last}`;
  await close();
  assert.is(found?.rows, last);
});

embedded(
  "refuses a folder that another process has open, and says what to do",
  async ({ folder, children }) => {
    const { child, acknowledged } = startWriter(folder, children);
    await acknowledged.next();
    const refusal = await openEmbeddedDatabase(folder).catch((error: Error) => error.message);
    assert.is(
      refusal,
      `The data folder ${folder} is in use by process ${child.pid}. Stop that process, or set DATA_DIR to another folder.`,
    );
  },
);

embedded("starts over when it was killed while the database was being made", async ({ folder }) => {
  await writeFile(join(folder, "postgres.unfinished"), "");
  await writeFile(join(folder, "postgres"), "half a database");
  const { sql, close } = await openEmbeddedDatabase(folder);
  const [row] = await sql`select 1 as fine`;
  await close();
  assert.is(row?.fine, 1);
});

embedded(
  "says of a damaged database which folder holds it, and gives the folder back",
  async ({ folder }) => {
    await (await openEmbeddedDatabase(folder)).close();
    await writeFile(join(folder, "postgres", "PG_VERSION"), "9\n");
    const refusal = await openEmbeddedDatabase(folder).catch(String);
    assert.match(
      String(refusal),
      `ConfigError: The embedded database in ${join(folder, "postgres")} cannot be opened`,
    );
    assert.equal(
      (await readdir(folder)).filter((file) => file.startsWith("lock.")),
      [],
    );
  },
);

embedded("leaves the exit code of the process alone", async () => {
  const before = process.exitCode;
  process.exitCode = 3;
  await (await openEmbeddedDatabase()).close();
  const after = process.exitCode;
  process.exitCode = before;
  assert.is(after, 3);
});

embedded("knows the extension that search needs", async () => {
  const { sql, close } = await openEmbeddedDatabase();
  await sql`create extension pg_trgm`;
  const [row] = await sql`select similarity('welder', 'welders') > 0.5 as alike`;
  await close();
  assert.is(row?.alike, true);
});

embedded.run();

import { createHash } from "node:crypto";
import type { Client } from "./connect.ts";
import type { Sql } from "./sql.ts";

/** One file of `sql/`, by its name without the ending. */
export interface Migration {
  name: string;
  text: string;
}

/** Its message is one line for the operator. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

/** Any number, as long as nothing else in this database locks by it. */
const lockKey = 4_711_200_301;
const noSuchTable = "42P01";

/**
 * Applies what is pending, in order, each in a transaction of its own. Several processes may call it at once: one
 * works, the others wait and find nothing to do. Returns the names that this call applied.
 */
export async function migrate(
  sql: Client,
  migrations: Migration[],
  log: (name: string) => void = () => {},
): Promise<string[]> {
  const pending = await pendingMigrations(sql, migrations);
  if (pending.length === 0) return [];
  await makeRecord(sql);
  const applied: string[] = [];
  for (const migration of pending) {
    if (await apply(sql, migration)) {
      applied.push(migration.name);
      log(migration.name);
    }
  }
  return applied;
}

/** What is not applied yet; refuses files that do not fit what is. One query: every start waits for it. */
export async function pendingMigrations(sql: Client, migrations: Migration[]): Promise<Migration[]> {
  const recorded = await recordedChecksums(sql);
  refuseRewrittenHistory(migrations, recorded);
  return migrations.filter(({ name }) => !recorded.has(name));
}

/** Asked first: "if not exists" takes the right to create even where nothing is created. */
async function makeRecord(sql: Client): Promise<void> {
  await sql.begin(async (tx) => {
    await lock(tx);
    const [{ known } = { known: null }] = await tx`select to_regclass('schema_migrations')::text as known`;
    if (known === null)
      await tx`
        create table schema_migrations (
          name text primary key,
          checksum text not null,
          applied_at timestamptz not null default now()
        )`;
  });
}

/** A transaction's lock, not a session's: behind a pooler the session belongs to somebody else a moment later. */
function lock(tx: Sql) {
  return tx`select pg_advisory_xact_lock(${lockKey})`;
}

async function recordedChecksums(sql: Client): Promise<Map<string, string>> {
  try {
    const rows = await sql<{ name: string; checksum: string }[]>`
      select name, checksum from schema_migrations order by name`;
    return new Map(rows.map((row) => [row.name, row.checksum]));
  } catch (error) {
    if ((error as { code?: unknown }).code === noSuchTable) return new Map();
    throw error;
  }
}

function refuseRewrittenHistory(migrations: Migration[], recorded: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of recorded) {
    const migration = known.get(name);
    if (!migration)
      throw new MigrationError(
        `Migration ${name} was applied to this database, but its file is missing. Start the version of the site that has it, or a newer one.`,
      );
    if (checksumOf(migration) !== checksum)
      throw new MigrationError(
        `Migration ${name} was edited after it was applied. Undo the edit, and put the change into a new migration.`,
      );
  }
  const last = [...recorded.keys()].at(-1) ?? "";
  const late = migrations.find((migration) => !recorded.has(migration.name) && migration.name < last);
  if (late)
    throw new MigrationError(
      `Migration ${late.name} has a lower number than ${last}, which is applied. Give it the next number.`,
    );
}

/** False when another process has applied it since we looked. */
async function apply(sql: Client, migration: Migration): Promise<boolean> {
  const checksum = checksumOf(migration);
  try {
    return await sql.begin(async (tx) => {
      await lock(tx);
      const [done] = await tx`select 1 from schema_migrations where name = ${migration.name}`;
      if (done) return false;
      await tx.unsafe(migration.text);
      await tx`insert into schema_migrations (name, checksum) values (${migration.name}, ${checksum})`;
      return true;
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MigrationError(`Migration ${migration.name} failed and changed nothing: ${reason}`, { cause });
  }
}

/** Of the text with LF line ends: Git may check the same file out with CRLF. */
const checksumOf = ({ text }: Migration) =>
  createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");

import { createHash } from "node:crypto";
import type { Client } from "./connect.ts";
import type { Sql } from "./sql.ts";

export interface Migration {
  name: string;
  text: string;
}

export class MigrationError extends Error {
  override name = "MigrationError";
}

/** The number is arbitrary: nothing else in this database locks it. */
const lockKey = 4_711_200_301;
const noSuchTable = "42P01";

/** PostgreSQL's deadlock_timeout is a second, so a shorter limit makes the migration fail and never a visitor. */
const lockTimeoutMs = 500;
const pauseMs = 250;
const patienceMs = 120_000;
/** The codes mean that somebody held a table for longer than the limit, and a deadlock. */
const triesAgainAfter = ["55P03", "40P01"];

/** Several processes may call it at once. Each migration has a transaction of its own. */
export async function migrate(
  sql: Client,
  migrations: Migration[],
  log: (name: string) => void = () => {},
): Promise<string[]> {
  const pending = await listPendingMigrations(sql, migrations);
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

/** Throws when the files do not fit what was applied. It is one query, because every start waits for it. */
export async function listPendingMigrations(sql: Client, migrations: Migration[]): Promise<Migration[]> {
  const recorded = await recordedChecksums(sql);
  refuseRewrittenHistory(migrations, recorded);
  return migrations.filter(({ name }) => !recorded.has(name));
}

/** PostgreSQL refuses "if not exists" without the right to create, even when nothing is missing, so this asks first. */
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

/** The lock ends with the transaction. Behind a pooler, a lock of the session would stay with another client. */
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

async function apply(sql: Client, migration: Migration): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await applyOnce(sql, migration);
    } catch (cause) {
      const { code } = cause as { code?: string };
      if (!triesAgainAfter.includes(code ?? "") || performance.now() > deadline)
        throw failed(migration, cause);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

/** Other statements on the table queue behind a migration that waits for it, so it gives up soon. */
function applyOnce(sql: Client, { name, text }: Migration): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lock(tx);
    const [done] = await tx`select 1 from schema_migrations where name = ${name}`;
    if (done) return false;
    await tx.unsafe(`set local lock_timeout = ${lockTimeoutMs};\n${text}`);
    await tx`insert into schema_migrations (name, checksum) values (${name}, ${checksumOf({ name, text })})`;
    return true;
  });
}

function failed({ name }: Migration, cause: unknown): MigrationError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new MigrationError(`Migration ${name} failed and changed nothing: ${reason}`, { cause });
}

/** Git may write CRLF into a checked-out file. */
const checksumOf = ({ text }: Migration) =>
  createHash("sha256").update(text.replaceAll("\r\n", "\n")).digest("hex");

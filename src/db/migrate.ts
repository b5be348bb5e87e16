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

/**
 * Applies what is pending, in order, each in a transaction of its own. Several processes may call it at once: one
 * works, the others wait and find nothing to do. Returns the names that this call applied.
 */
export async function migrate(
  sql: Client,
  migrations: Migration[],
  log: (name: string) => void = () => {},
): Promise<string[]> {
  const recorded = await sql.begin(async (tx) => {
    await lock(tx);
    // Asked first: "if not exists" takes the right to create even where nothing is created.
    const [{ known } = { known: null }] = await tx`select to_regclass('schema_migrations')::text as known`;
    if (known === null)
      await tx`
        create table schema_migrations (
          name text primary key,
          checksum text not null,
          applied_at timestamptz not null default now()
        )`;
    return recordedChecksums(tx);
  });
  await refuseRewrittenHistory(migrations, recorded);

  const applied: string[] = [];
  for (const migration of migrations) {
    if (recorded.has(migration.name)) continue;
    if (await apply(sql, migration)) {
      applied.push(migration.name);
      log(migration.name);
    }
  }
  return applied;
}

/** A transaction's lock, not a session's: behind a pooler the session belongs to somebody else a moment later. */
function lock(tx: Sql) {
  return tx`select pg_advisory_xact_lock(${lockKey})`;
}

async function recordedChecksums(tx: Sql): Promise<Map<string, string>> {
  const rows = await tx<{ name: string; checksum: string }[]>`
    select name, checksum from schema_migrations order by name`;
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

async function refuseRewrittenHistory(migrations: Migration[], recorded: Map<string, string>) {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const [name, checksum] of recorded) {
    const migration = known.get(name);
    if (!migration)
      throw new MigrationError(`Migration ${name} was applied to this database, but its file is missing.`);
    if ((await checksumOf(migration)) !== checksum)
      throw new MigrationError(
        `Migration ${name} was edited after it was applied; put the change in a new file.`,
      );
  }
  const last = [...recorded.keys()].at(-1) ?? "";
  const late = migrations.find((migration) => !recorded.has(migration.name) && migration.name < last);
  if (late)
    throw new MigrationError(
      `Migration ${late.name} sorts before ${last}, which is applied; give it the next number.`,
    );
}

/** False when another process has applied it since we looked. */
async function apply(sql: Client, migration: Migration): Promise<boolean> {
  const checksum = await checksumOf(migration);
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
async function checksumOf({ text }: Migration): Promise<string> {
  const bytes = new TextEncoder().encode(text.replaceAll("\r\n", "\n"));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}

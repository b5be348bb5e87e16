import type { Client } from "../../db/connect.ts";
import { ConfigError } from "../config/config-error.ts";
import { openServer } from "./open-database.ts";

const noSuchStatement = "26000";

interface ServerFacts {
  pid: number;
  version: number;
  encoding: string;
  isReadOnly: boolean;
  hasTrigrams: boolean;
  offersTrigrams: boolean;
  mayAddTrigrams: boolean;
}

/** Refuses a server on which the site would fail later. */
export async function checkDatabase(sql: Client, url: string): Promise<void> {
  const rows = await sql<ServerFacts[]>`
    select pg_backend_pid() as pid, current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding, current_setting('transaction_read_only') = 'on' as is_read_only,
      trigrams as has_trigrams,
      trigrams or exists (select from pg_available_extensions where name = 'pg_trgm') as offers_trigrams,
      trigrams or has_database_privilege(current_database(), 'create') as may_add_trigrams
    from (select exists (select from pg_extension where extname = 'pg_trgm') as trigrams) as extensions`;
  const [facts] = rows;
  if (!facts) return;
  const fault = faultOf(facts);
  if (fault) throw new ConfigError(`DATABASE_URL names ${fault}.`);
  // A pooler reports a process id of its own.
  const isPooled = rows.state.pid !== facts.pid;
  if (isPooled && sql.options.prepare && losesStatements(await observePooler(url)))
    throw Object.assign(new Error("The pooler loses prepared statements."), { code: noSuchStatement });
}

function faultOf(facts: ServerFacts): string | undefined {
  const { version, encoding, isReadOnly, offersTrigrams, mayAddTrigrams } = facts;
  if (version < 150_000)
    return `PostgreSQL ${Math.floor(version / 10_000)}, but the site needs PostgreSQL 15 or newer. Upgrade the server`;
  if (encoding !== "UTF8")
    return `a database with the encoding ${encoding}, but the site needs UTF8. Create a database with encoding 'UTF8'`;
  if (isReadOnly)
    return "a database that can only be read. Name the primary server, or turn default_transaction_read_only off";
  if (!offersTrigrams)
    return "a PostgreSQL without the extension pg_trgm. Install the extension on the server (Debian: postgresql-contrib)";
  if (!mayAddTrigrams)
    return "a database without the extension pg_trgm and a role that may not add it. Let the owner of the database run 'create extension pg_trgm'";
  return undefined;
}

interface Pooled {
  statement: string;
  known: string[];
  servers: [number[], number[]];
}

/** Clients share servers in transaction mode, so the pooler must track prepared statements. */
export function losesStatements({ statement, known, servers: [one, other] }: Pooled): boolean {
  const areShared =
    new Set(one).size > 1 || new Set(other).size > 1 || one.some((pid) => other.includes(pid));
  return areShared && known.includes(statement);
}

/** Another client of the pooler may take the server in between. */
const rounds = 4;

async function observePooler(url: string): Promise<Pooled> {
  const clients = [openServer(url, { max: 1 }), openServer(url, { max: 1 })] as const;
  const [one, other] = clients;
  try {
    const servers: Pooled["servers"] = [[], []];
    for (let round = 0; round < rounds; round++) {
      servers[0].push(await serverOf(one.sql));
      servers[1].push(await serverOf(other.sql));
    }
    return { ...(await preparedBy(one.sql)), servers };
  } finally {
    await Promise.all(clients.map((client) => client.close()));
  }
}

async function serverOf(sql: Client): Promise<number> {
  const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`.simple();
  return row?.pid ?? 0;
}

/** A pooler keeps one server during a transaction. */
async function preparedBy(sql: Client): Promise<Pick<Pooled, "statement" | "known">> {
  return sql.begin(async (tx) => {
    const { statement } = await tx`select 'seen' as prepared`;
    const rows = await tx<{ name: string }[]>`select name from pg_prepared_statements`;
    return { statement: statement.name, known: rows.map(({ name }) => name) };
  });
}

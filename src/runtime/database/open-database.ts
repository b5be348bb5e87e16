import { type Client, type ConnectOptions, connect } from "../../db/connect.ts";
import type { DatabaseConfig } from "../config/database-config.ts";
import { openEmbeddedDatabase } from "../pglite/embedded-database.ts";
import { DatabaseGuard } from "./database-guard.ts";
import { databaseSockets, dialling } from "./database-socket.ts";
import { guardedClient } from "./guarded-client.ts";

export interface OpenDatabase {
  sql: Client;
  embedded: boolean;
  close(): Promise<void>;
}

/** Commands and the start use this connection, which has no time limit. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.databaseUrl) return openServer(config.databaseUrl);
  return { embedded: true, ...(await openEmbeddedDatabase(config.dataDir)) };
}

export function openServer(url: string, options?: ConnectOptions): OpenDatabase {
  const sql = connect({ url, socket: databaseSockets().open }, options);
  return { embedded: false, sql, close: () => sql.end({ timeout: 5 }) };
}

interface GuardOptions extends ConnectOptions {
  max: number;
  patienceMs: number;
}

export function openGuardedServer(
  url: string,
  { patienceMs, ...options }: GuardOptions,
  turn = dialling(),
): OpenDatabase {
  const sockets = databaseSockets(turn);
  const client = connect({ url, socket: sockets.open }, options);
  const probe = () => client`select 1`;
  const guard = new DatabaseGuard({ sockets: sockets.alive, places: options.max, patienceMs, probe });
  return { embedded: false, sql: guardedClient(client, guard), close: () => client.end({ timeout: 5 }) };
}

export interface SiteDatabase extends OpenDatabase {
  background: Client;
}

const visitorsPatienceMs = 3_500;
const backgroundPatienceMs = 120_000;

/** Opens separate connections for visitors and tasks, or the embedded database when there is no server. */
export async function openSiteDatabase(config: DatabaseConfig): Promise<SiteDatabase> {
  const url = config.databaseUrl;
  if (!url) {
    const embedded = await openDatabase(config);
    return { ...embedded, background: embedded.sql };
  }
  const turn = dialling();
  const visitors = openGuardedServer(url, { max: 10, patienceMs: visitorsPatienceMs }, turn);
  const background = openGuardedServer(url, { max: 3, patienceMs: backgroundPatienceMs }, turn);
  const close = async () => void (await Promise.all([visitors.close(), background.close()]));
  return { ...visitors, background: background.sql, close };
}

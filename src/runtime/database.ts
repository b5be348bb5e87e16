import { type Client, type ConnectOptions, connect } from "../db/connect.ts";
import { databaseSockets } from "./database-socket.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";

export interface OpenDatabase {
  sql: Client;
  embedded: boolean;
  close(): Promise<void>;
}

export interface DatabaseConfig {
  /** Absent: the database embedded in this process. */
  databaseUrl: string | undefined;
  dataDir: string;
}

export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.databaseUrl) return openServer(config.databaseUrl);
  return { embedded: true, ...(await openEmbeddedDatabase(config.dataDir)) };
}

/** A PostgreSQL server elsewhere. Nothing is connected before the first query. */
export function openServer(url: string, options?: ConnectOptions): OpenDatabase {
  const sql = connect({ url, socket: databaseSockets() }, options);
  return { embedded: false, sql, close: () => sql.end({ timeout: 5 }) };
}

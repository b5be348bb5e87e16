export interface PostgresServer {
  /** The URL of a new, empty database. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

export function startPostgres(): Promise<PostgresServer | undefined>;

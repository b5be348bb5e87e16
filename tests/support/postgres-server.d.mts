export interface PostgresServer {
  /** The URL of a new, empty database. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

export function startPostgres(): Promise<PostgresServer | undefined>;

export interface OwnPostgresServer extends PostgresServer {
  /** Stops every process of it as it stands, until `thaw`. */
  freeze(): void;
  thaw(): void;
  restart(): Promise<void>;
}

export function startOwnPostgres(
  settings?: Record<string, string | number>,
): Promise<OwnPostgresServer | undefined>;

/** Undefined for who is not root. */
export function unprivileged(): { uid: number; gid: number } | undefined;

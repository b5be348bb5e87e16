export interface PostgresServer {
  /** The URL of a new, empty database. */
  createDatabase(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
}

export function startPostgres(): Promise<PostgresServer | undefined>;

export interface OwnPostgresServer extends PostgresServer {
  /** Stops every process of it at once, until `thaw`. */
  freeze(): void;
  thaw(): void;
  restart(): Promise<void>;
  /** The URL of the database `postgres`, as its superuser. */
  url: string;
  /** Kills the server with SIGKILL, as when its machine fails. */
  kill(): Promise<void>;
  /** Like `stop`, and leaves the databases as they are. */
  close(): Promise<void>;
}

export function startReplica(primary: string): Promise<OwnPostgresServer | undefined>;

export function startOwnPostgres(
  settings?: Record<string, string | number>,
): Promise<OwnPostgresServer | undefined>;

/** Undefined for who is not root. */
export function unprivileged(): { uid: number; gid: number } | undefined;

import postgres from "postgres";
import { dayOf } from "../shared/calendar-date.ts";
import { withStorableText } from "./storable-text.ts";

export type Client = postgres.Sql<Record<string, never>>;

export type SocketFactory = (address: SocketAddress) => unknown;

export interface SocketAddress {
  host: string[];
  port: number[];
  path?: string | false | undefined;
}

export type Target = { url: string; socket?: SocketFactory } | { socket: SocketFactory };

export interface ConnectOptions {
  /** 10 by default, as fits one Node process. */
  max?: number;
  /** Must be false behind poolers that share a session between clients. */
  prepare?: boolean;
  /** Costs a round trip, but without it postgres.js 3.4.9 hangs on arrays and reserved connections. */
  arrays?: boolean;
  connectTimeoutSeconds?: number;
  idleTimeoutSeconds?: number;
  /** 0: a connection is never renewed. */
  maxLifetimeSeconds?: number;
}

/** Days stay `YYYY-MM-DD`, because a `Date` would move with the reader's time zone. */
const day: postgres.PostgresType<string> = {
  to: 1082,
  from: [1082],
  serialize: (value: unknown) => (value instanceof Date ? dayOf(value) : String(value)),
  parse: (text: string) => text,
};

/** A number beyond JavaScript's exact range stays text. */
const bigint: postgres.PostgresType<number | string> = {
  to: 20,
  from: [20],
  serialize: String,
  parse: (text: string) => (Number.isSafeInteger(Number(text)) ? Number(text) : text),
};

export function connect(target: Target, options: ConnectOptions = {}): Client {
  const types: Record<string, postgres.PostgresType> = { day, bigint };
  const settings = {
    max: options.max ?? 10,
    // This option would overrule `?prepare=false` in the address, which poolers need.
    ...(options.prepare !== undefined && { prepare: options.prepare }),
    fetch_types: options.arrays ?? false,
    connect_timeout: options.connectTimeoutSeconds ?? 10,
    idle_timeout: options.idleTimeoutSeconds,
    ...(options.maxLifetimeSeconds !== undefined && { max_lifetime: options.maxLifetimeSeconds }),
    ...(target.socket && { socket: target.socket }),
    backoff: pauseSeconds,
    connection: { application_name: "landfall", TimeZone: "UTC" },
    transform: postgres.camel,
    types,
    onnotice: () => {},
  };
  const client: Client = "url" in target ? postgres(target.url, settings) : postgres(settings);
  return withStorableText(client);
}

/** Doubles from 50 ms to 1 s, with jitter so that processes do not reconnect at the same instant. */
function pauseSeconds(failures: number): number {
  return Math.min(0.05 * 2 ** failures, 1) * (0.5 + Math.random() / 2);
}

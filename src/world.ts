import type { Database } from "./db/sql.ts";
import type { Scanner } from "./services/documents/scanner.ts";
import type { FileStore } from "./services/files/files.ts";
import type { PaymentProvider } from "./services/payments/provider.ts";
import type { Vault } from "./services/sealing/vault.ts";
import type { EmployerRules } from "./shared/employers/employer-rules.ts";
import type { RetentionDays } from "./shared/retention.ts";

/** What an operation may ask of the outside world. Each operation narrows it: `Pick<World, "sql" | "vault">`. */
export interface World {
  /** A connection, or the transaction that the operation joins. */
  sql: Database;
  vault: Vault;
  files: FileStore;
  /** Undefined: nobody scans documents, and pages show them as not scanned. */
  scanner: Scanner | undefined;
  payments: PaymentProvider;
  settings: Settings;
  clock: () => Date;
  /** Writes one JSON line; never an address, a name, a number or a token. */
  log: (entry: LogEntry) => void;
}

/**
 * The settings that request handlers read. `runtime/config/settings.ts` has the table of all settings. One of them that is
 * not a secret reaches the handlers by its name in camel case as soon as it is named here.
 */
export interface Settings {
  /** Without a trailing slash, as the world sees it: `https://landfall.example`. */
  siteUrl: string;
  /** The rules for a site that real people use apply (see docs/operating.md, "Production"). */
  production: boolean;
  /** `none`: anybody may act as an employer unchecked. The database holds the rule that queries obey. */
  employerCheck: EmployerRules["employerCheck"];
  /** 0: applying costs nothing and the payment is left out. */
  feeCents: number;
  /** Multiplies every limit; 1 but in tests. */
  rateLimitScale: number;
  adminPassword: string | undefined;
  /** Base32; set: the administrator gives a one-time code as well. */
  adminTotpSecret: string | undefined;
  stripe: { publishableKey: string; webhookSecret: string | undefined } | undefined;
  /** How many days each row of the retention table is kept. */
  retention: RetentionDays;
  /** Whom to write to about the site; undefined in production as long as the operator has not said it. */
  operatorEmail: string | undefined;
  /** CIDRs of proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
}

export type LogEntry = { event: string } & Record<string, string | number | boolean | null | undefined>;

/** A dataset of vacancies: its manifest, and its rows one by one (JSON Lines under `sql/seed/`). */
export interface DatasetSource {
  manifest(): Promise<unknown>;
  lines(): AsyncIterable<string>;
}

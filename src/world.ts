import type { LimitFunction } from "p-limit";
import type { Database } from "./db/sql.ts";
import type { Scanner } from "./services/documents/scanner.ts";
import type { FileStore } from "./services/files/files.ts";
import type { PaymentProvider } from "./services/payments/provider.ts";
import type { Vault } from "./services/sealing/vault.ts";
import type { ClaimName } from "./shared/claim-names.ts";
import type { EmployerRules } from "./shared/employers/employer-rules.ts";
import type { Locale } from "./shared/languages.ts";
import type { Operator } from "./shared/operator.ts";
import type { RetentionDays } from "./shared/retention.ts";

export interface World {
  /** A connection, or the transaction that the operation joins. */
  sql: Database;
  vault: Vault;
  files: FileStore;
  /** Limits how many uploaded documents the site checks at once. */
  judging: LimitFunction;
  /** Without a scanner, pages show documents as not scanned. */
  scanner: Scanner | undefined;
  payments: PaymentProvider;
  settings: Settings;
  clock: () => Date;
  /** Writes one JSON line, which holds no address, name, number or token. */
  log: (entry: LogEntry) => void;
}

/** Operations that move or compare money need these services. */
export type PaymentWorld = Pick<World, "sql" | "vault" | "payments" | "settings" | "log">;

/** Request handlers get the settings that are named here. `runtime/config/settings.ts` holds all of them. */
export interface Settings extends Operator {
  /** The address has no slash at its end: `https://landfall.example`. */
  siteUrl: string;
  production: boolean;
  employerCheck: EmployerRules["employerCheck"];
  /** With 0, applying costs nothing and has no payment step. */
  feeCents: number;
  /** The site refunds a general application after so many days without an offered job. With 0 it never does. */
  refundUnplacedDays: number;
  /** Multiplies every limit. */
  rateLimitScale: number;
  adminPassword: string | undefined;
  /** The administrator's second factor in base32. With it, the sign-in also asks for a one-time code. */
  adminTotpSecret: string | undefined;
  stripe: { publishableKey: string; webhookSecret: string | undefined } | undefined;
  retention: RetentionDays;
  /** The marketing claims that may show. */
  claims: readonly ClaimName[];
  /** The languages that are on, English among them. */
  languages: readonly Locale[];
  /** The site believes the X-Forwarded-For of proxies with these CIDR addresses. */
  trustProxy: string[];
}

export type LogEntry = { event: string } & Record<string, string | number | boolean | null | undefined>;

export interface DatasetSource {
  manifest(): Promise<unknown>;
  lines(): AsyncIterable<string>;
}

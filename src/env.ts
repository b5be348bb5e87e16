import type { Sql as Client } from "postgres";
import type { Scanner } from "./services/documents/scanner.ts";
import type { FileStore } from "./services/files/files.ts";
import type { Mailer } from "./services/mail/mail.ts";
import type { PasswordQueue } from "./services/password-queue.ts";
import type { PaymentProvider } from "./services/payments/provider.ts";
import type { TestGateway } from "./services/payments/test-gateway.ts";
import type { Vault } from "./services/sealing/vault.ts";
import type { UploadPlaces } from "./services/uploads/upload-queue.ts";
import type { User } from "./shared/accounts/account.ts";
import type { EmployerRules } from "./shared/employers/employer-rules.ts";
import type { RetentionDays } from "./shared/retention.ts";

/** What the operator decided, validated once at start by `runtime/config.ts`. */
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

/** The browser build as the server sees it. */
export interface Assets {
  /** The hashed address of a file of the browser build, by its source: `src/client.ts`. */
  url(source: string): string;
  /** A style sheet by its name: where it lies, its text, and its hash as the CSP writes it (`sha256-...`). */
  style(name: string): { url: string; css: string; hash: string };
}

/** A dataset of vacancies: its manifest, and its rows one by one (JSON Lines under `sql/seed/`). */
export interface DatasetSource {
  manifest(): Promise<unknown>;
  lines(): AsyncIterable<string>;
}

/**
 * The outside world, as one object: Node, Workers and tests differ in it alone. It is handed to every request as
 * Hono's bindings: `app.fetch(request, services)`.
 */
export interface Services {
  sql: Client<Record<string, never>>;
  files: FileStore;
  /** Undefined: nobody scans documents, and they are shown as not scanned. */
  scanner: Scanner | undefined;
  /** Where uploads stand in line, so that they take no more memory than there is. */
  uploadPlaces: UploadPlaces;
  /** Where sign-ins stand in line, so that few hash a password at a time. */
  passwordQueue: PasswordQueue;
  payments: PaymentProvider;
  /** The same gateway when it is the one that serves, to confirm test payments with; else undefined. */
  testGateway: TestGateway | undefined;
  /** Undefined: mails stay in the outbox; `/dev/mail` shows them outside production. */
  mail: Mailer | undefined;
  vault: Vault;
  assets: Assets;
  dataset: DatasetSource;
  settings: Settings;
  clock: () => Date;
  /** Writes one JSON line; never an address, a name, a number or a token. */
  log: (entry: LogEntry) => void;
  /** True when migrated and, embedded, seeded. */
  ready: () => Promise<boolean>;
}

export type LogEntry = { event: string } & Record<string, string | number | boolean | null | undefined>;

/** What is true of one request only. */
export interface RequestFacts {
  /** The visitor's address; behind a trusted proxy the one it forwards. */
  address: string;
  /** Lets work go on after the answer, where the platform would else end it. */
  waitUntil: (work: Promise<unknown>) => void;
}

export interface Env {
  Bindings: Services & RequestFacts;
  Variables: {
    requestId: string;
    /** Of the page's style sheets, as its content security policy names them. */
    styleSources: string[];
    /** Behind `requireUser` and its kin only. */
    user: User;
    /** Set once the audit log has an entry for the personal data in the answer. */
    viewRecorded: boolean;
  };
}

import type { Sql as Client } from "postgres";
import type { Mailer } from "./services/mail/mail.ts";
import type { PasswordQueue } from "./services/password-queue.ts";
import type { TestGateway } from "./services/payments/test-gateway.ts";
import type { UploadPlaces } from "./services/uploads/upload-queue.ts";
import type { User } from "./shared/accounts/account.ts";
import type { DatasetSource, World } from "./world.ts";

/** The browser build as the server sees it. */
export interface Assets {
  /** The hashed address of a file of the browser build, by its source: `src/client.ts`. */
  url(source: string): string;
  /** A style sheet by its name: where it lies, its text, and its hash as the CSP writes it (`sha256-...`). */
  style(name: string): { url: string; css: string; hash: string };
}

/**
 * The outside world, as one object: Node, Workers and tests differ in it alone. It is handed to every request as
 * Hono's bindings: `app.fetch(request, services)`.
 */
export interface Services extends World {
  sql: Client<Record<string, never>>;
  /** Where uploads stand in line, so that they take no more memory than there is. */
  uploadPlaces: UploadPlaces;
  /** Where sign-ins stand in line, so that few hash a password at a time. */
  passwordQueue: PasswordQueue;
  /** The same gateway when it is the one that serves, to confirm test payments with; else undefined. */
  testGateway: TestGateway | undefined;
  /** Undefined: mails stay in the outbox; `/dev/mail` shows them outside production. */
  mail: Mailer | undefined;
  assets: Assets;
  dataset: DatasetSource;
  /** True when migrated and, embedded, seeded. */
  ready: () => Promise<boolean>;
}

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

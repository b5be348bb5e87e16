import type { Sql as Client } from "postgres";
import type { Mailer } from "./services/mail/mail.ts";
import type { PasswordQueue } from "./services/password-queue.ts";
import type { TestGateway } from "./services/payments/test-gateway.ts";
import type { UploadPlaces } from "./services/uploads/upload-queue.ts";
import type { User } from "./shared/accounts/account.ts";
import type { TermsFile } from "./shared/jobs/terms.ts";
import type { Locale } from "./shared/languages.ts";
import type { LinkTo } from "./shared/link.ts";
import type { DatasetSource, World } from "./world.ts";

export interface Styles {
  urls: string[];
  css: string;
  hash: string;
}

export interface Assets {
  /** `source` is a path such as `src/client.ts`. Each language has scripts of its own. */
  url(source: string, locale: Locale): string;
  /** A page gets the addresses of its sheets, and their joined text, whose hash the security policy names. */
  styles(names: readonly string[]): Styles;
}

/** Node, Workers and tests differ in this object alone: `app.fetch(request, services)`. */
export interface Services extends World {
  sql: Client<Record<string, never>>;
  uploadPlaces: UploadPlaces;
  passwordQueue: PasswordQueue;
  /** Undefined when another provider takes the payments. */
  testGateway: TestGateway | undefined;
  /** Without a mailer, emails stay in the outbox. */
  mail: Mailer | undefined;
  assets: Assets;
  dataset: DatasetSource;
  /** The meanings of words in searches. Undefined where the files are missing; `npm run migrate` loads them. */
  terms: (() => Promise<TermsFile>) | undefined;
  /** True when the database is migrated and, if it is embedded, seeded. */
  ready: () => Promise<boolean>;
}

export interface RequestFacts {
  /** The visitor's address, which a trusted proxy may forward. */
  address: string;
}

export interface Env {
  Bindings: Services & RequestFacts;
  Variables: {
    requestId: string;
    locale: Locale;
    linkTo: LinkTo;
    styleSource: string;
    /** The guard sets it, so only handlers of guarded routes may read it. */
    user: User;
    /** The audit log has an entry for the personal data in the answer. */
    viewRecorded: boolean;
  };
}

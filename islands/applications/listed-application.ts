import type { AdminApplication } from "../../src/shared/applications/admin-application.ts";
import type { ShownScan } from "../../src/shared/applications/document-scan.ts";

interface ListedReading {
  reader: "admin" | "employer" | "candidate";
  /** ISO 8601, UTC. */
  readAt: string;
}

export interface ListedDocument {
  label: string;
  /** Where the uploaded file is read, or the link that the applicant typed. */
  href: string;
  /** Absent for a link that the candidate typed. */
  scan: ShownScan | undefined;
  /** It is a PDF that holds scripts. */
  activeContent: boolean;
  /** Undefined for a typed link, which nobody of ours can watch. */
  readings: { last: ListedReading[]; earlier: number } | undefined;
}

/** An application as the list shows it. */
export interface ListedApplication extends AdminApplication {
  documents: ListedDocument[];
  /** Undefined when nothing was paid. */
  fee: ListedFee | undefined;
}

export interface ListedFee {
  amount: string;
  /** The amount that is left after a partial refund. */
  rest: string | undefined;
  state: "succeeded" | "refunding" | "refunded";
  /** Why it went back, or was to. */
  reason: string | null;
  /** When its refund failed, as people read it. */
  failedAt: string | undefined;
}

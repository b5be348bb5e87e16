import type { AdminApplication } from "../../src/shared/applications/admin-application.ts";
import type { ShownScan } from "../../src/shared/applications/document-scan.ts";

interface ListedReading {
  reader: "admin" | "employer" | "candidate";
  readAt: string;
}

export interface ListedDocument {
  label: string;
  href: string;
  /** Absent for a link that the candidate typed. */
  scan: ShownScan | undefined;
  /** True for a PDF with scripts. */
  activeContent: boolean;
  readings: { last: ListedReading[]; earlier: number } | undefined;
}

export interface ListedApplication extends AdminApplication {
  documents: ListedDocument[];
  fee: ListedFee | undefined;
}

export interface ListedFee {
  amount: string;
  paidAt: string | undefined;
  /** The amount that a partial refund has left. */
  rest: string | undefined;
  state: "succeeded" | "refunding" | "refunded";
  reason: string | null;
  failedAt: string | undefined;
}

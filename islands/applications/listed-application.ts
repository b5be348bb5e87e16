import type { AdminApplication } from "../../src/shared/applications/admin-application.ts";
import type { ShownScan } from "../../src/shared/applications/document-scan.ts";
import type { Withheld } from "../../src/shared/applications/withheld.ts";

export interface ListedReading {
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
  /** What was paid for it; undefined where nothing was. */
  fee: ListedFee | undefined;
}

export interface ListedFee {
  /** As people read it. */
  amount: string;
  /** The amount that is left after a partial refund. */
  rest: string | undefined;
  state: "succeeded" | "refunding" | "refunded";
  /** Why it went back, or was to. */
  reason: string | null;
  /** When its refund failed, as people read it. */
  failedAt: string | undefined;
}

/** The list's texts; what is in braces is filled in the browser. */
export interface ApplicationWords {
  list: string;
  withheld: Record<Withheld, string>;
  unanswered: string;
  withdrawn: string;
  withdrawnText: string;
  reference: string;
  position: string;
  personal: string;
  email: string;
  phone: string;
  nationality: string;
  dateOfBirth: string;
  professional: string;
  experience: string;
  qualification: string;
  relocate: string;
  passport: string;
  yes: string;
  no: string;
  documents: string;
  newTab: string;
  outside: string;
  unread: string;
  readBy: string;
  earlier: string;
  scans: Record<Exclude<ShownScan, "clean">, string>;
  activeContent: string;
  readers: Record<ListedReading["reader"], string>;
  payment: string;
  paymentStatus: string;
  paymentIntent: string;
  submittedAt: string;
  refund: {
    title: string;
    text: string;
    rest: string;
    failed: string;
    reason: string;
    submit: string;
    underWay: string;
    done: string;
  };
}

import type { PaymentMark } from "../payments/payment-marks.ts";
import { cutText } from "../surrogates.ts";
import type { AddedCertificate } from "./added-certificate.ts";
import type { DocumentScan } from "./document-scan.ts";
import type { Withheld } from "./withheld.ts";

/** An application as the administrator sees it (the specification's admin view). */
export interface AdminApplication {
  id: string;
  reference: string;
  fullName: string;
  email: string;
  phone: string;
  nationality: string;
  dateOfBirth: string;
  yearsOfExperience: string;
  skillsAndQualifications: string;
  willingToRelocate: boolean;
  /** There is a passport number, and its expiry is ahead. */
  passportAvailable: boolean;
  resumeUrl: string;
  passportCopyUrl: string;
  certificatesUrl: string | null;
  photographUrl: string | null;
  paymentStatus: "pending" | "completed" | "failed" | "refunded" | "waived";
  /** Disputes and partial refunds, which leave the status as it is. */
  paymentMarks: PaymentMark[];
  applicationStatus: "submitted" | "under_review" | "interviewed" | "accepted" | "rejected";
  /** The provider's. */
  paymentIntentId: string | null;
  jobId: string | null;
  desiredPosition: string;
  /** ISO 8601, UTC. */
  submittedAt: string;
  /** By the candidate; ISO 8601, UTC. */
  withdrawnAt: string | null;
  /** The employer never changed its status, for 30 days. */
  unanswered: boolean;
  /** Certificates that came later. */
  addedCertificates: AddedCertificate[];
  /** What is known of the uploaded documents. */
  documentScans: DocumentScan[];
  /** Absent where all is there. */
  withheld?: Withheld;
}

export type PaymentStatus = AdminApplication["paymentStatus"];

/** What the badge of a payment says, and how it looks. */
export const paymentBadges: Record<
  PaymentStatus,
  { label: string; kind: "ok" | "warn" | "err" | "neutral" }
> = {
  completed: { label: "Paid", kind: "ok" },
  pending: { label: "Pending", kind: "warn" },
  refunded: { label: "Refunded", kind: "neutral" },
  waived: { label: "No fee", kind: "neutral" },
  failed: { label: "Failed", kind: "err" },
};

export const isPaymentStatus = (text: string | undefined): text is PaymentStatus =>
  text !== undefined && Object.hasOwn(paymentBadges, text);

/** What the list may be narrowed to beside the payment. */
export const answerStates = ["unanswered", "withdrawn"] as const;
export type AnswerState = (typeof answerStates)[number];

export const isAnswerState = (text: string | undefined): text is AnswerState =>
  answerStates.some((state) => state === text);

const maxSearchLength = 200;

export const searchText = (text: string | undefined): string | undefined =>
  cutText(text?.replace(/\p{Cc}/gu, " ").trim() ?? "", maxSearchLength) || undefined;

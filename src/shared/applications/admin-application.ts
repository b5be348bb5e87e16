import type { PaymentMark } from "../payments/payment-marks.ts";
import type { AddedCertificate } from "./added-certificate.ts";
import type { DocumentScan } from "./document-scan.ts";
import type { ListedPlacement } from "./placement.ts";
import type { Withheld } from "./withheld.ts";

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
  passportAvailable: boolean;
  resumeUrl: string;
  passportCopyUrl: string;
  certificatesUrl: string | null;
  photographUrl: string | null;
  paymentStatus: "pending" | "completed" | "failed" | "refunded" | "waived";
  /** Disputes and partial refunds do not change the status. */
  paymentMarks: PaymentMark[];
  applicationStatus: "submitted" | "under_review" | "interviewed" | "accepted" | "rejected";
  paymentIntentId: string | null;
  jobId: string | null;
  desiredPosition: string;
  submittedAt: string;
  withdrawnAt: string | null;
  unanswered: boolean;
  placements: ListedPlacement[];
  certificatesValidUntil: string | null;
  addedCertificates: AddedCertificate[];
  documentScans: DocumentScan[];
  withheld?: Withheld;
}

export type PaymentStatus = AdminApplication["paymentStatus"];

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

const answerStates = ["unanswered", "withdrawn"] as const;
export type AnswerState = (typeof answerStates)[number];

export const isAnswerState = (text: string | undefined): text is AnswerState =>
  answerStates.some((state) => state === text);

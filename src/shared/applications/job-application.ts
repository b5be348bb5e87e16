import type { AddedCertificate } from "./added-certificate.ts";
import type { ApplicationStatus } from "./application-status.ts";
import type { MaskedField } from "./disclosure.ts";
import type { DocumentScan } from "./document-scan.ts";
import type { JobOfferState } from "./job-offer.ts";
import type { Conversation } from "./message.ts";
import type { Rejection } from "./rejection.ts";
import type { SentApplication } from "./submitted-application.ts";
import type { WithheldFromEmployer } from "./withheld.ts";

export interface JobApplication extends Omit<SentApplication, "passportCopyUrl"> {
  userId: string | null;
  jobId: string;
  masked: MaskedField[];
  dateOfBirth: string | null;
  address: string | null;
  passportNumber: string | null;
  passportCopyUrl: string | null;
  passportExpiry: string;
  passportRenewedAt: string | null;
  phone: string;
  submittedAt: string;
  createdAt: string;
  certificatesValidUntil: string | null;
  addedCertificates: AddedCertificate[];
  documentScans: DocumentScan[];
  /** The site keeps the job as it read when the candidate applied. */
  hasJobVersion: boolean;
  /** Until then the employer may take the last change of the status back. */
  heldUntil: string | null;
  rejection: Rejection | null;
  withheld?: "unreadable";
}

export interface WithheldApplication
  extends Pick<
    SentApplication,
    "id" | "reference" | "desiredPosition" | "applicationStatus" | "paymentStatus"
  > {
  createdAt: string;
  withheld: WithheldFromEmployer;
}

export type EmployerApplication = JobApplication | WithheldApplication;

export const isWithheld = (application: EmployerApplication): application is WithheldApplication =>
  application.withheld !== undefined && application.withheld !== "unreadable";

export interface StatusStep {
  changedBy: string | null;
  byCandidate: boolean;
  fromStatus: ApplicationStatus;
  toStatus: ApplicationStatus;
  changedAt: string;
}

/** The newest offer, and the interview that both sides agreed on. */
export interface Agreement {
  offer: { state: JobOfferState; changedAt: string } | null;
  interview: { at: string; timeZone: string } | null;
}

export type ReadableApplication = JobApplication & {
  agreement: Agreement;
  history: StatusStep[];
  conversation: Conversation;
};

export type AnsweredApplication = ReadableApplication | WithheldApplication;

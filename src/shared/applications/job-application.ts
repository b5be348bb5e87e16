import type { AddedCertificate } from "./added-certificate.ts";
import type { ApplicationStatus } from "./application-status.ts";
import type { MaskedField } from "./disclosure.ts";
import type { DocumentScan } from "./document-scan.ts";
import type { SentApplication } from "./submitted-application.ts";
import type { WithheldFromEmployer } from "./withheld.ts";

/** An application as the employer of its vacancy sees it. */
export interface JobApplication extends Omit<SentApplication, "passportCopyUrl"> {
  userId: string | null;
  jobId: string;
  /** The fields that are null until the employer says why they need them. */
  masked: MaskedField[];
  dateOfBirth: string | null;
  address: string | null;
  passportNumber: string | null;
  passportCopyUrl: string | null;
  passportExpiry: string;
  phone: string;
  /** ISO 8601, UTC. */
  submittedAt: string;
  createdAt: string;
  /** Certificates that the candidate added after sending. */
  addedCertificates: AddedCertificate[];
  /** What is known of the uploaded documents. */
  documentScans: DocumentScan[];
  /** The private details cannot be opened, because their key is lost. */
  withheld?: "unreadable";
}

/** All that the employer learns of an application which is not for their eyes now. */
export interface WithheldApplication
  extends Pick<
    SentApplication,
    "id" | "reference" | "desiredPosition" | "applicationStatus" | "paymentStatus"
  > {
  /** ISO 8601, UTC. */
  createdAt: string;
  withheld: WithheldFromEmployer;
}

export type EmployerApplication = JobApplication | WithheldApplication;

export const isWithheld = (application: EmployerApplication): application is WithheldApplication =>
  application.withheld !== undefined && application.withheld !== "unreadable";

/** One change of its status: who made it, and when. */
export interface StatusStep {
  /** First and last name; null when the account is gone. */
  changedBy: string | null;
  fromStatus: ApplicationStatus;
  toStatus: ApplicationStatus;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/** A whole application with its status changes, newest first, or what is left of a withheld one. */
export type AnsweredApplication = (JobApplication & { history: StatusStep[] }) | WithheldApplication;

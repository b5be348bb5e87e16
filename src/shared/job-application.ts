import type { AddedCertificate } from "./added-certificate.ts";
import type { ApplicationStatus } from "./application-status.ts";
import type { SentApplication } from "./sent-application.ts";
import type { Withheld } from "./withheld.ts";

/** An application as the employer of its vacancy sees it. */
export interface JobApplication extends SentApplication {
  userId: string | null;
  jobId: string;
  dateOfBirth: string;
  address: string;
  passportNumber: string;
  passportExpiry: string;
  phone: string;
  /** ISO 8601, UTC. */
  submittedAt: string;
  createdAt: string;
  /** By the candidate; ISO 8601, UTC. */
  withdrawnAt: string | null;
  /** Certificates that came later. */
  addedCertificates: AddedCertificate[];
  /** Absent where all is there. */
  withheld?: Withheld | "withdrawn";
}

/** One change of its status: who made it, and when. */
export interface StatusStep {
  /** First and last name; null when the account is gone. */
  changedBy: string | null;
  fromStatus: ApplicationStatus;
  toStatus: ApplicationStatus;
  /** ISO 8601, UTC. */
  changedAt: string;
}

/** With what became of it, newest first. */
export interface AnsweredApplication extends JobApplication {
  history: StatusStep[];
}

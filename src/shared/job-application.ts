import type { PaymentStatus } from "./admin-application.ts";
import type { ApplicationStatus } from "./application-status.ts";

/** An application as the employer of its vacancy sees it. */
export interface JobApplication {
  id: string;
  reference: string;
  userId: string | null;
  jobId: string;
  fullName: string;
  dateOfBirth: string;
  gender: string;
  nationality: string;
  address: string;
  passportNumber: string;
  passportExpiry: string;
  email: string;
  phone: string;
  preferredJobType: string;
  qualification: string;
  experience: string;
  currentEmployer: string | null;
  sector: string;
  desiredCountry: string;
  desiredPosition: string;
  willingToRelocate: boolean;
  resumeUrl: string;
  passportCopyUrl: string;
  certificatesUrl: string | null;
  photographUrl: string | null;
  paymentStatus: PaymentStatus;
  applicationStatus: ApplicationStatus;
  /** ISO 8601, UTC. */
  submittedAt: string;
  createdAt: string;
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

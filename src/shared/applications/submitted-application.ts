import type { PaymentMark } from "../payments/payment-marks.ts";
import type { PaymentStatus } from "./admin-application.ts";
import type { ApplicationStatus } from "./application-status.ts";

/** What lies open of an application once it was sent; the private part is sealed. */
export interface SentApplication {
  id: string;
  reference: string;
  fullName: string;
  email: string;
  gender: string;
  nationality: string;
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
  /** Disputes and partial refunds, which leave the status as it is. */
  paymentMarks: PaymentMark[];
  applicationStatus: ApplicationStatus;
}

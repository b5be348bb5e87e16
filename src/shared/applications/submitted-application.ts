import type { PaymentMark } from "../payments/payment-marks.ts";
import type { PaymentStatus } from "./admin-application.ts";
import type { ApplicationStatus } from "./application-status.ts";

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
  paymentMarks: PaymentMark[];
  applicationStatus: ApplicationStatus;
}

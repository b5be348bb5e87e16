import type { Answers, StepNumber } from "../../src/shared/applying/application.ts";
import type { DocumentPlace } from "../../src/shared/applying/document-fields.ts";
import type { FittingJob } from "../../src/shared/applying/fitting-job.ts";
import type { Issue } from "../../src/shared/issues.ts";
import type { FeeWaiver } from "../../src/shared/payments/fee-waiver.ts";

export interface KeptDocument {
  name?: string | undefined;
  bytes?: number | undefined;
}

export type KeptDocuments = Partial<Record<DocumentPlace, KeptDocument>>;

export interface Notice {
  kind: "info" | "success" | "warning" | "error";
  title?: string;
  text: string;
  link?: { href: string; text: string };
}

export interface WizardJob {
  id: string;
  title: string;
  company: string;
  country: string;
  sector: string;
  jobType?: string | undefined;
  pay: string;
  sample: boolean;
  /** Says who gets what the candidate sends, and whether we checked them. */
  receiver: string;
  /** Says whether we checked the employer, and is the class of the receiver's line. A sample has none. */
  trust?: "checked" | "unchecked";
}

export interface ReadyPayment {
  clientSecret: string;
  /** The test card that asks for a confirmation, in a browser without script. */
  confirming?: string;
}

/** Everything is plain JSON, because the server draws it and the browser continues with it. */
export interface WizardProps {
  step: StepNumber;
  answers: Answers;
  documents: KeptDocuments;
  job?: WizardJob | undefined;
  documentsLead: string;
  /** "Jobs open: 1,155", while the candidate has not chosen between a job and a general application. */
  openJobs?: string | undefined;
  fitting?: readonly FittingJob[] | undefined;
  issues?: Issue[];
  notice?: Notice | undefined;
  shown?: string | undefined;
  payment?: ReadyPayment | undefined;
  draft?: string;
  /** The draft goes on in another browser, so this one drops what it kept of it. */
  moved?: boolean;
  /** The review led here. Once saved, the step leads back to it. */
  returns?: boolean;
  started: boolean;
  /** `YYYY-MM-DD`, by the server's clock. */
  today: string;
  /** The application is paid and not submitted yet. */
  paid: boolean;
  /** Leads to the page that sends the draft to another device. */
  elsewhere: string;
  /** Absent on a site that sends no email. */
  mailsReceipt?: boolean;
  /** Absent where the test gateway takes the payment. */
  stripeKey?: string | undefined;
  chargedBy: string;
  terms: readonly { title: string; text: string }[];
  /** `$50`. Absent when the application is free. */
  fee?: string | undefined;
  /** Says what an application costs, or that a sample costs nothing. */
  feeLine: string;
  /** Says when the fee is due and what it does not buy. For a sample, it says what a real application costs. */
  feeDetail?: string | undefined;
  /** Says when the fee is due, and links to the cases of a refund. */
  feeTerms: { more: string; refunds: string; href: string };
  /** Says why this job is free when others are not. */
  waivedFor?: string | undefined;
  /** A general application may be free in some sectors or countries, so the answers decide which terms hold. */
  waived?: (Pick<WizardProps, "terms"> & { waivers: readonly FeeWaiver[] }) | undefined;
}

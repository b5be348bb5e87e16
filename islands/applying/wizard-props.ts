import type { Answers, StepNumber } from "../../src/shared/applying/application.ts";
import type { DocumentFieldName } from "../../src/shared/applying/document-fields.ts";
import type { Issue } from "../../src/shared/issues.ts";
import type { FeeWaiver } from "../../src/shared/payments/fee-waiver.ts";

/** A document that is there: what it was called on the candidate's device, and its size when it was uploaded. */
export interface KeptDocument {
  name?: string | undefined;
  bytes?: number | undefined;
}

export type KeptDocuments = Partial<Record<DocumentFieldName, KeptDocument>>;

export interface Notice {
  kind: "info" | "success" | "warning" | "error";
  title?: string;
  text: string;
  /** Where the person gets on. */
  link?: { href: string; text: string };
}

export interface WizardJob {
  id: string;
  title: string;
  company: string;
  country: string;
  sector: string;
  /** Says who gets what the candidate sends, and what we checked of them. */
  receiver: string;
}

/** A payment that is ready to be made. */
export interface ReadyPayment {
  clientSecret: string;
  /** The test card that asks for a confirmation, in a browser without script. */
  confirming?: string;
}

/** Everything the wizard shows, as plain JSON: the server draws it, the browser goes on with it. */
export interface WizardProps {
  step: StepNumber;
  answers: Answers;
  documents: KeptDocuments;
  job?: WizardJob | undefined;
  issues?: Issue[];
  notice?: Notice | undefined;
  payment?: ReadyPayment | undefined;
  /** Whose answers these are. */
  draft?: string;
  /** One that was here before goes on in another browser: what this browser kept of it comes back no more. */
  moved?: boolean;
  /** There is a draft to begin anew from. */
  started: boolean;
  /** Paid already, and still to be submitted. */
  paid: boolean;
  /** Absent where the test gateway takes the payment. */
  stripeKey?: string | undefined;
  terms: readonly { title: string; text: string }[];
  /** `$50`. Absent when the application is free. */
  fee?: string | undefined;
  /** Why this job costs nothing where others do. */
  waivedFor?: string | undefined;
  /**
   * Of a general application, where some sectors or countries are free of charge: the answers decide whether this is
   * said instead.
   */
  waived?: (Pick<WizardProps, "terms"> & { waivers: readonly FeeWaiver[] }) | undefined;
}

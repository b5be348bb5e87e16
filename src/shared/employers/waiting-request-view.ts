import type { DocumentType } from "../applying/document-fields.ts";
import type { Mention } from "../jobs/contact-or-money.ts";

export interface WaitingRequestView {
  id: string;
  employerId: string;
  company: string;
  email: string;
  firstName: string;
  lastName: string;
  mailboxConfirmed: boolean;
  country: string;
  website: string;
  registerNumber: string;
  kind: "direct" | "agency";
  licence: { kind: string; number: string; issuer: string; validUntil: string } | null;
  principals: string[];
  answeredQuestion: string | null;
  answer: string | null;
  phone: string;
  askedAt: Date;
  daysOpen: number;
  codeSentTo: string | null;
  codeConfirmed: boolean;
  isRenewal: boolean;
  files: { url: string; type: DocumentType; bytes: number }[];
  hints: {
    sameDomain: boolean;
    freeMail: boolean;
    resembles: string[];
    phoneUsed: boolean;
    networkUsed: boolean;
    contactOrMoney: Mention[];
  };
}

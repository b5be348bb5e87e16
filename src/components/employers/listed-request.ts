import type { DocumentType } from "../../shared/applying/document-fields.ts";
import type { Mention } from "../../shared/jobs/contact-or-money.ts";

/** A request for a check as the administrator's page draws it. */
export interface ListedRequest {
  id: string;
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
  phone: string;
  askedAt: Date;
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

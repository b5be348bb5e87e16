import type { CertificateOutcome } from "../../shared/applications/added-certificate.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";

/** What became of the file that was just sent. */
export interface SentCertificate {
  outcome?: CertificateOutcome | undefined;
  /** Why it was not taken. */
  problem?: string | undefined;
  /** Where it was to take the place of an infected one; else it was a certificate. */
  replaced?: DocumentPlace | undefined;
  /** It took that place. */
  isReplaced?: boolean | undefined;
}

import type { CertificateOutcome } from "../../shared/applications/added-certificate.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";

/** The result of the last upload. */
export interface SentCertificate {
  outcome?: CertificateOutcome | undefined;
  /** Why it was not taken. */
  problem?: string | undefined;
  /** Set when the file replaces an infected document; otherwise the file is a certificate. */
  replaced?: DocumentPlace | undefined;
  /** It took that place. */
  isReplaced?: boolean | undefined;
}

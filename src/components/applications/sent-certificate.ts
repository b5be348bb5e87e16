import type { CertificateOutcome } from "../../shared/applications/added-certificate.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";

/** The result of the last upload. */
export interface SentCertificate {
  outcome?: CertificateOutcome | undefined;
  /** Says why the site refused the file. */
  problem?: string | undefined;
  /** Set when the file replaces an infected document; otherwise the file is a certificate. */
  replaced?: DocumentPlace | undefined;
  /** The new file has taken the place of the infected one. */
  isReplaced?: boolean | undefined;
}

import { type DocumentPlace, documentLabel } from "../applying/document-fields.ts";
import { say } from "../say.ts";
import { type CertificateField, isCertificate } from "./added-certificate.ts";

/** Lists the certificates of an application in the order of its pages. */
export const heldCertificates = (
  certificatesUrl: string | null | undefined,
  added: readonly CertificateField[],
): CertificateField[] => [...(certificatesUrl ? (["certificatesUrl"] as const) : []), ...added];

/** Names a sent document. A certificate has a number only beside others, whatever the form called its place. */
export function sentDocumentLabel(place: DocumentPlace, held: readonly CertificateField[]): string {
  if (!isCertificate(place)) return documentLabel(place);
  if (held.length > 1 && held.includes(place)) return say("Certificate {n}", { n: held.indexOf(place) + 1 });
  return place === "certificatesUrl" ? documentLabel(place) : say("Certificate");
}

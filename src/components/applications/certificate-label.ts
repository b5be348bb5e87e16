import { t } from "../../content/words.ts";
import type { AddedCertificate } from "../../shared/applications/added-certificate.ts";
import { heldCertificates, sentDocumentLabel } from "../../shared/applications/certificate-numbers.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";
import { longDate } from "../../shared/format.ts";

interface Listed {
  certificatesUrl: string | null;
  addedCertificates: AddedCertificate[];
  submittedAt: string;
}

/** Names a document as the lists of employer and administrator show it. */
export const listedLabel = (place: DocumentPlace, application: Omit<Listed, "submittedAt">): string =>
  sentDocumentLabel(
    place,
    heldCertificates(
      application.certificatesUrl,
      application.addedCertificates.map((added) => added.place),
    ),
  );

/** Names the certificate. One that came after the application has its day. */
export function certificateLabel({ place, addedAt }: AddedCertificate, application: Listed): string {
  const document = listedLabel(place, application);
  return addedAt > application.submittedAt
    ? t("certificates.addedLabel", { document, date: longDate(addedAt) })
    : document;
}

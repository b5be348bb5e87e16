import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import { heldCertificates, sentDocumentLabel } from "../../shared/applications/certificate-numbers.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";

/** Names a document on the candidate's own page. */
export const ownDocumentLabel = (
  place: DocumentPlace,
  { certificatesUrl, certificates }: Pick<OwnApplication, "certificatesUrl" | "certificates">,
): string =>
  sentDocumentLabel(
    place,
    heldCertificates(
      certificatesUrl,
      certificates.map(({ field }) => field),
    ),
  );

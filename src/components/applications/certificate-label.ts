import { t } from "../../content/words.ts";
import type { AddedCertificate } from "../../shared/applications/added-certificate.ts";
import { documentLabel } from "../../shared/applying/document-fields.ts";
import { longDate } from "../../shared/format.ts";

/** Names the certificate. One that came after the application has its day. */
export function certificateLabel({ place, addedAt }: AddedCertificate, submittedAt: string): string {
  const document = documentLabel(place);
  return addedAt > submittedAt
    ? t("certificates.addedLabel", { document, date: longDate(addedAt) })
    : document;
}

import { t } from "../../content/words.ts";
import type { AddedCertificate } from "../../shared/applications/added-certificate.ts";
import { documentLabel } from "../../shared/applying/document-fields.ts";
import { longDate } from "../../shared/format.ts";

/** Names the place, and the day when the certificate came after the application. */
export function certificateLabel({ place, addedAt }: AddedCertificate, submittedAt: string): string {
  const document = documentLabel(place);
  return addedAt > submittedAt
    ? t("certificates.addedLabel", { document, date: longDate(addedAt) })
    : document;
}

import { wordsFor } from "../content/words.ts";
import type { CertificateField } from "../shared/applications/added-certificate.ts";
import { sentDocumentLabel } from "../shared/applications/certificate-numbers.ts";
import type { DocumentPlace } from "../shared/applying/document-fields.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

interface Infected extends Applied {
  places: DocumentPlace[];
  /** All certificates of the application, whose number a name may need. */
  held: CertificateField[];
}

export const documentInfected = inItsLanguage((locale: Locale, applied: Infected): Email => {
  const { t } = wordsFor(locale);
  return toCandidate(
    locale,
    applied,
    "document infected",
    headOf(locale, "emails.documentInfected.subject", applied),
    t("emails.documentInfected.body", {
      position: positionName(locale, applied),
    }),
    [
      ...applied.places.map(
        (place) => [t("emails.fact.file"), sentDocumentLabel(place, applied.held)] as const,
      ),
      [t("emails.fact.reference"), applied.reference],
    ],
    t("emails.documentInfected.what"),
    { label: t("emails.action.document"), link: applied.link },
    quiet(t("emails.applicationReceived.keep")),
  );
});

import { daysText } from "../content/fact-texts.ts";
import { wordsFor } from "../content/words.ts";
import type { CertificateField } from "../shared/applications/added-certificate.ts";
import { documentLabel } from "../shared/applying/document-fields.ts";
import { listed } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { type Applied, positionName } from "./position-name.ts";

interface Papers {
  /** The passport expires within so many days. */
  passport: number | undefined;
  /** These certificates expire within so many days. */
  certificates: { days: number; fields: CertificateField[] }[];
}

/** It names no date, because the passport's is one of the sealed answers. */
export const papersEnding = inItsLanguage(
  (locale: Locale, { passport, certificates, ...applied }: Applied & Papers): Email => {
    const { t } = wordsFor(locale);
    const { reference, link } = applied;
    const facts = { reference, position: positionName(locale, applied) };
    const ending = certificates.filter(({ fields }) => fields.length > 0);
    return toCandidate(
      locale,
      applied,
      passport ? "passport ending" : "certificate ending",
      t(passport ? "emails.passportEnding.subject" : "emails.certificateEnding.subject", { reference }),
      passport !== undefined && t("emails.passportEnding.body", { ...facts, days: daysText(passport) }),
      ...ending.map(({ days, fields }) =>
        t("emails.certificateEnding.body", {
          ...facts,
          days: daysText(days),
          documents: listed(fields.map(documentLabel)),
        }),
      ),
      ending.length > 0 && t("emails.certificateEnding.what"),
      passport !== undefined && t("emails.passportEnding.what"),
      { label: t("emails.action.application"), link },
      t("emails.applicationReceived.keep"),
    );
  },
);

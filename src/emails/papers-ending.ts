import { daysText } from "../content/fact-texts.ts";
import { wordsFor } from "../content/words.ts";
import type { CertificateField } from "../shared/applications/added-certificate.ts";
import { sentDocumentLabel } from "../shared/applications/certificate-numbers.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

interface Papers {
  /** The passport expires within so many days. */
  passport: number | undefined;
  /** These certificates expire within so many days. */
  certificates: { days: number; fields: CertificateField[] }[];
  /** All certificates of the application, whose number a name may need. */
  held: CertificateField[];
}

/** The email names no date, because the passport's date is one of the sealed answers. */
export const papersEnding = inItsLanguage(
  (locale: Locale, { passport, certificates, held, ...applied }: Applied & Papers): Email => {
    const { t } = wordsFor(locale);
    const { reference, link } = applied;
    const facts = { reference, position: positionName(locale, applied) };
    const papers = [
      ...(passport === undefined ? [] : [{ name: t("emails.papersEnding.passport"), days: passport }]),
      ...certificates.flatMap(({ days, fields }) =>
        fields.map((field) => ({ name: sentDocumentLabel(field, held), days })),
      ),
    ];
    const isPassportAlone = passport !== undefined && papers.length === 1;
    const subject =
      papers.length > 1 ? "papersEnding" : isPassportAlone ? "passportEnding" : "certificateEnding";
    return toCandidate(
      locale,
      applied,
      passport ? "passport ending" : "certificate ending",
      headOf(locale, `emails.${subject}.subject`, applied),
      ...(isPassportAlone
        ? [
            t("emails.passportEnding.body", { ...facts, days: daysText(passport) }),
            t("emails.passportEnding.what"),
          ]
        : [
            t("emails.papersEnding.body", facts),
            papers.map(
              ({ name, days }) => [name, t("emails.papersEnding.within", { days: daysText(days) })] as const,
            ),
            t("emails.papersEnding.what"),
          ]),
      { label: t(isPassportAlone ? "passportEnding.submit" : "emails.action.application"), link },
      t("emails.applicationReceived.keep"),
    );
  },
);

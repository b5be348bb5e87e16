import { daysText } from "../content/fact-texts.ts";
import { wordsFor } from "../content/words.ts";
import type { CertificateField } from "../shared/applications/added-certificate.ts";
import { sentDocumentLabel } from "../shared/applications/certificate-numbers.ts";
import { expiryDays } from "../shared/applications/expiry-stage.ts";
import { longDate } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

type Paper = readonly [name: string, ends: string];

interface Papers {
  /** The passport expires within so many days. */
  passport: number | undefined;
  certificates: { field: CertificateField; validUntil: string }[];
  /** All certificates of the application, whose number a name may need. */
  held: CertificateField[];
}

/** The email does not name the passport's date, because it is one of the sealed answers. */
export const papersEnding = inItsLanguage(
  (locale: Locale, { passport, certificates, held, ...applied }: Applied & Papers): Email => {
    const { t } = wordsFor(locale);
    const { reference, link } = applied;
    const facts = { position: positionName(locale, applied) };
    const dated = certificates
      .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil))
      .map(({ field, validUntil }): Paper => {
        const ends = t("emails.papersEnding.on", { date: longDate(validUntil) });
        return [sentDocumentLabel(field, held), ends];
      });
    const passports: Paper[] =
      passport === undefined
        ? []
        : [
            [
              t("emails.papersEnding.passport"),
              t("emails.papersEnding.within", { days: daysText(passport) }),
            ],
          ];
    // The most urgent paper comes first.
    const papers = passport === expiryDays.at(-1) ? [...passports, ...dated] : [...dated, ...passports];
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
            [[t("emails.fact.reference"), reference] as const],
            t("emails.passportEnding.what"),
          ]
        : [
            t("emails.papersEnding.body", facts),
            [...papers, [t("emails.fact.reference"), reference] as const],
            t("emails.papersEnding.what"),
          ]),
      { label: t(isPassportAlone ? "passportEnding.submit" : "emails.action.application"), link },
      quiet(t("emails.applicationReceived.keep")),
    );
  },
);

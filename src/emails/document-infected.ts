import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

export const documentInfected = inItsLanguage((locale: Locale, applied: Applied): Email => {
  const { t } = wordsFor(locale);
  return toCandidate(
    locale,
    applied,
    "document infected",
    headOf(locale, "emails.documentInfected.subject", applied),
    t("emails.documentInfected.body", {
      reference: applied.reference,
      position: positionName(locale, applied),
    }),
    t("emails.documentInfected.what"),
    { label: t("emails.action.document"), link: applied.link },
    t("emails.applicationReceived.keep"),
  );
});

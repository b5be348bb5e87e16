import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

export const appliedBefore = inItsLanguage((locale: Locale, applied: Applied): Email => {
  const { t } = wordsFor(locale);
  return toCandidate(
    locale,
    applied,
    "applied before",
    headOf(locale, "emails.appliedBefore.subject", applied),
    t("emails.appliedBefore.body", { position: positionName(locale, applied) }),
    [[t("emails.fact.reference"), applied.reference]],
    { label: t("emails.action.application"), link: applied.link },
    t("emails.appliedBefore.fee", { email: site.contactEmail }),
    quiet(t("emails.applicationReceived.keep")),
  );
});

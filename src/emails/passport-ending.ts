import { daysText } from "../content/fact-texts.ts";
import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { type Applied, positionName } from "./position-name.ts";

/** It names no date, because the date is one of the sealed answers. */
export const passportEnding = inItsLanguage(
  (locale: Locale, { days, ...applied }: Applied & { days: number }): Email => {
    const { t } = wordsFor(locale);
    const { reference, link } = applied;
    return toCandidate(
      locale,
      applied,
      "passport ending",
      t("emails.passportEnding.subject", { reference }),
      t("emails.passportEnding.body", {
        reference,
        position: positionName(locale, applied),
        days: daysText(days),
      }),
      t("emails.passportEnding.what"),
      { label: t("emails.action.application"), link },
      t("emails.applicationReceived.keep"),
    );
  },
);

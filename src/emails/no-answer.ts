import { daysText } from "../content/fact-texts.ts";
import { wordsFor } from "../content/words.ts";
import { silenceDays } from "../shared/applications/silence.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, linked, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

interface Silence extends Applied {
  /** The address of the clause that says when a fee is refunded. */
  refunds: string;
}

/** Without a job, we have to answer, and a refund has rules of its own. */
export const noAnswer = inItsLanguage((locale: Locale, { refunds, ...applied }: Silence): Email => {
  const { t } = wordsFor(locale);
  const { reference, link } = applied;
  return toCandidate(
    locale,
    applied,
    "no answer",
    headOf(locale, "emails.noAnswer.subject", applied),
    applied.job
      ? t("emails.noAnswer.body", {
          position: positionName(locale, applied),
          days: daysText(silenceDays.last),
        })
      : t("emails.noAnswer.general", { days: daysText(silenceDays.last) }),
    [[t("emails.fact.reference"), reference]],
    t("emails.noAnswer.what"),
    { label: t("emails.action.application"), link },
    quiet(
      applied.job
        ? `${t("withdrawal.fee")}\n${linked(t("fee.refunds"), refunds)}`
        : linked(t("emails.noAnswer.fee"), refunds),
    ),
    quiet(t("emails.applicationReceived.keep")),
  );
});

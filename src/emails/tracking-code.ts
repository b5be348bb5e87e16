import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";

export const trackingCode = inItsLanguage(
  (locale: Locale, { code, host, ...candidate }: Candidate & { code: string; host: string }): Email => {
    const { t } = wordsFor(locale);
    return toCandidate(
      locale,
      candidate,
      "tracking code",
      // A locked screen shows the subject, so the code is not in it.
      t("emails.trackingCode.subject", { reference: candidate.reference }),
      t("emails.trackingCode.body"),
      code,
      t("emails.trackingCode.limits", { host }),
      t("emails.trackingCode.ignore"),
    );
  },
);

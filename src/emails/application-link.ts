import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf } from "./position-name.ts";

/** This email replaces an expired link. */
export const applicationLink = inItsLanguage(
  (locale: Locale, candidate: Pick<Applied, keyof Candidate | "job" | "link">): Email => {
    const { t } = wordsFor(locale);
    return toCandidate(
      locale,
      candidate,
      "application link",
      headOf(locale, "emails.applicationLink.subject", candidate),
      t("emails.applicationLink.body"),
      [[t("emails.fact.reference"), candidate.reference]],
      { label: t("emails.action.application"), link: candidate.link },
      quiet(t("emails.applicationReceived.keep")),
      quiet(t("emails.applicationLink.ignore")),
    );
  },
);

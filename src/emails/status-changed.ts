import { wordsFor } from "../content/words.ts";
import { type ApplicationStatus, statusLabel } from "../shared/applications/application-status.ts";
import type { Rejection } from "../shared/applications/rejection.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, linked, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf, jobFacts, positionName } from "./position-name.ts";

interface StatusAnswer extends Partial<Rejection> {
  status: ApplicationStatus;
  /** The address of jobs with the same title, for somebody who was rejected. */
  similar?: string | undefined;
}

/** The link leads to the page for references. Only other emails hold secret links. */
export const statusChanged = inItsLanguage(
  (locale: Locale, { status, reason, note, similar, link, ...applied }: Applied & StatusAnswer): Email => {
    const { t } = wordsFor(locale);
    const { job, reference } = applied;
    const changed = statusLabel(status);
    const position = positionName(locale, applied);
    return toCandidate(
      locale,
      applied,
      "status changed",
      status === "rejected"
        ? headOf(locale, "emails.rejected.subject", applied)
        : {
            ...headOf(locale, "emails.status.subject", applied, { status: changed }),
            tone: status === "accepted" ? "good" : undefined,
          },
      status === "rejected"
        ? [t("emails.rejected.body", { position }), ...(reason ? [t(`rejection.${reason}.told`)] : [])].join(
            " ",
          )
        : t("emails.status.body", { position, status: changed }),
      note ? { text: t("emails.status.note", { note }), look: "quote" } : undefined,
      [...jobFacts(locale, job), [t("emails.fact.reference"), reference], [t("emails.fact.status"), changed]],
      similar && { label: t("emails.status.similar"), link: similar },
      similar
        ? linked(t("emails.action.application"), link)
        : { label: t("emails.action.application"), link },
      quiet(t("emails.follow")),
    );
  },
);

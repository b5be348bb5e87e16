import { wordsFor } from "../content/words.ts";
import { type ApplicationStatus, statusLabel } from "../shared/applications/application-status.ts";
import type { Rejection } from "../shared/applications/rejection.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { type Applied, positionName } from "./position-name.ts";

interface StatusAnswer extends Partial<Rejection> {
  status: ApplicationStatus;
}

/** The link leads to the page for references. Only other emails hold secret links. */
export const statusChanged = inItsLanguage(
  (locale: Locale, { status, reason, note, link, ...applied }: Applied & StatusAnswer): Email => {
    const { t } = wordsFor(locale);
    const changed = { reference: applied.reference, status: statusLabel(status) };
    return toCandidate(
      locale,
      applied,
      "status changed",
      t("emails.status.subject", changed),
      t("emails.status.body", { position: positionName(locale, applied) }),
      reason ? t(`rejection.${reason}.told`) : "",
      note ? t("emails.status.note", { note }) : "",
      [
        [t("emails.fact.reference"), changed.reference],
        [t("emails.fact.status"), changed.status],
      ],
      t("emails.follow"),
      { label: t("emails.action.follow"), link },
    );
  },
);

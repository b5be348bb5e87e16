import { wordsFor } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";

interface Requested extends Candidate {
  paymentStatus: PaymentStatus;
  link: string;
}

export const erasureRequested = inItsLanguage((locale: Locale, requested: Requested): Email => {
  const { t } = wordsFor(locale);
  return toCandidate(
    locale,
    requested,
    "erasure requested",
    t("emails.erasure.subject", { reference: requested.reference }),
    t("emails.erasure.body", { reference: requested.reference }),
    { label: t("emails.action.erasure"), link: requested.link },
    t("emails.erasure.limits"),
    requested.paymentStatus === "completed" && t("emails.erasure.fee"),
    t("emails.erasure.ignore"),
  );
});

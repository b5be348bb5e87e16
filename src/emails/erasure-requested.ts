import { wordsFor } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { type Applied, headOf } from "./position-name.ts";

interface Requested extends Candidate {
  job: Applied["job"];
  paymentStatus: PaymentStatus;
  link: string;
}

export const erasureRequested = inItsLanguage((locale: Locale, requested: Requested): Email => {
  const { t } = wordsFor(locale);
  return toCandidate(
    locale,
    requested,
    "erasure requested",
    headOf(locale, "emails.erasure.subject", requested),
    t("emails.erasure.body", { reference: requested.reference }),
    { label: t("emails.action.erasure"), link: requested.link },
    t("emails.erasure.limits"),
    requested.paymentStatus === "completed" && t("withdrawal.fee"),
    t("emails.erasure.ignore"),
  );
});

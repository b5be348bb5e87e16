import { wordsFor } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, linked, toCandidate } from "./email.ts";
import { quiet, strong } from "./email-look.ts";
import { type Applied, headOf } from "./position-name.ts";

interface Requested extends Candidate {
  job: Applied["job"];
  paymentStatus: PaymentStatus;
  link: string;
  /** The address of the clause that says when a fee is refunded. */
  refunds: string;
}

export const erasureRequested = inItsLanguage((locale: Locale, requested: Requested): Email => {
  const { t } = wordsFor(locale);
  return toCandidate(
    locale,
    requested,
    "erasure requested",
    headOf(locale, "emails.erasure.subject", requested),
    t("emails.erasure.body"),
    strong(t("emails.erasure.limits")),
    [[t("emails.fact.reference"), requested.reference]],
    { label: t("emails.action.erasure"), link: requested.link },
    t("emails.erasure.ignore"),
    requested.paymentStatus === "completed" &&
      quiet(`${t("emails.feeKept")}\n${linked(t("fee.refunds"), requested.refunds)}`),
  );
});

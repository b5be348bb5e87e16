import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import { usdCents } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf } from "./position-name.ts";

interface RefundFailed extends Candidate {
  job?: Applied["job"];
  amountCents: number;
  isTest: boolean;
  link?: string;
}

/** Corrects an earlier email that announced the refund. */
export const refundFailed = inItsLanguage(
  (locale: Locale, { amountCents, isTest, link, ...candidate }: RefundFailed): Email => {
    const { t } = wordsFor(locale);
    return toCandidate(
      locale,
      candidate,
      "refund failed",
      headOf(locale, "emails.refundFailed.subject", candidate),
      t(isTest ? "emails.refundFailed.body.test" : "emails.refundFailed.body", {
        fee: usdCents(amountCents),
      }),
      [[t("emails.fact.reference"), candidate.reference]],
      isTest ? t("success.receipt.test") : t("emails.refundFailed.next", { contact: site.contactEmail }),
      ...(link ? [{ label: t("emails.action.application"), link }, quiet(t("emails.follow"))] : []),
    );
  },
);

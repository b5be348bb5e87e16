import { type RefundKey, refundSentence } from "../content/refund-reasons.ts";
import { t } from "../content/words.ts";
import { usdCents } from "../shared/format.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface Refunded {
  email: string;
  fullName: string | null;
  reference: string;
  amountCents: number;
  refundKey: RefundKey | null;
  refundReason: string | null;
  /** Absent for a draft, which has no page to follow. */
  link?: string;
}

export function feeRefunded(refunded: Refunded): Email {
  const { email, fullName, reference, amountCents, link } = refunded;
  const reason = refundSentence(refunded);
  const fee = usdCents(amountCents);
  return {
    kind: "fee refunded",
    audience: "candidate",
    recipient: email,
    subject: t("emails.refund.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.refund.body", { fee, reference }),
      ...(reason ? [t("emails.refund.reason", { reason })] : []),
      t("emails.refund.bank"),
      ...(link ? [t("emails.follow"), link] : []),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

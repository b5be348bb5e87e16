import { site } from "../content/site.ts";
import { t } from "../content/words.ts";
import { usdCents } from "../shared/format.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface RefundFailed {
  email: string;
  /** Null until the candidate proved to own the mailbox. */
  fullName: string | null;
  reference: string;
  amountCents: number;
  /** To the page on which it is followed by its reference; absent for a draft, which has none. */
  link?: string;
}

/** To whom a mail said that the fee was refunded. */
export function refundFailed({ email, fullName, reference, amountCents, link }: RefundFailed): Email {
  const fee = usdCents(amountCents);
  return {
    kind: "refund failed",
    audience: "candidate",
    recipient: email,
    subject: t("emails.refundFailed.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.refundFailed.body", { fee, reference }),
      t("emails.refundFailed.next", { contact: site.contactEmail }),
      ...(link ? [t("emails.follow"), link] : []),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

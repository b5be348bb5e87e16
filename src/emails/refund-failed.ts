import { site } from "../content/site.ts";
import { t } from "../content/words.ts";
import { usdCents } from "../shared/format.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface RefundFailed {
  email: string;
  fullName: string | null;
  reference: string;
  amountCents: number;
  /** Absent for a draft, which has no page to follow. */
  link?: string;
}

/** Corrects an earlier email that announced the refund. */
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

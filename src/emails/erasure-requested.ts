import { t } from "../content/words.ts";
import type { PaymentStatus } from "../shared/admin-application.ts";
import type { Email } from "./email.ts";

interface Requested {
  email: string;
  fullName: string;
  reference: string;
  paymentStatus: PaymentStatus;
  /** To the page on which the erasure is confirmed. */
  link: string;
}

export function erasureRequested(requested: Requested): Email {
  const { email, fullName, reference, paymentStatus, link } = requested;
  return {
    kind: "erasure requested",
    recipient: email,
    subject: t("emails.erasure.subject", { reference }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.erasure.body", { reference }),
      link,
      t("emails.erasure.limits"),
      ...(paymentStatus === "completed" ? [t("emails.erasure.fee")] : []),
      t("emails.erasure.ignore"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

import { t } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface Requested {
  email: string;
  fullName: string | null;
  reference: string;
  paymentStatus: PaymentStatus;
  link: string;
}

export function erasureRequested(requested: Requested): Email {
  const { email, fullName, reference, paymentStatus, link } = requested;
  return {
    kind: "erasure requested",
    audience: "candidate",
    recipient: email,
    subject: t("emails.erasure.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.erasure.body", { reference }),
      link,
      t("emails.erasure.limits"),
      ...(paymentStatus === "completed" ? [t("emails.erasure.fee")] : []),
      t("emails.erasure.ignore"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

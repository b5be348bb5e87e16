import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface Code {
  email: string;
  fullName: string | null;
  reference: string;
  code: string;
}

export function trackingCode({ email, fullName, reference, code }: Code): Email {
  return {
    kind: "tracking code",
    audience: "candidate",
    recipient: email,
    // A locked screen shows the subject, so the code is not in it.
    subject: t("emails.trackingCode.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.trackingCode.body", { reference }),
      code,
      t("emails.trackingCode.limits"),
      t("emails.trackingCode.ignore"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface Code {
  email: string;
  fullName: string;
  reference: string;
  code: string;
}

export function trackingCode({ email, fullName, reference, code }: Code): Email {
  return {
    kind: "tracking code",
    recipient: email,
    // Not the code: a locked screen shows the subject.
    subject: t("emails.trackingCode.subject", { reference }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.trackingCode.body", { reference }),
      code,
      t("emails.trackingCode.limits"),
      t("emails.trackingCode.ignore"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

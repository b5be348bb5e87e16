import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface Requested {
  email: string;
  fullName: string;
  reference: string;
  /** To the page on which the erasure is confirmed. */
  link: string;
}

export function erasureRequested({ email, fullName, reference, link }: Requested): Email {
  return {
    kind: "erasure requested",
    recipient: email,
    subject: t("emails.erasure.subject", { reference }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.erasure.body", { reference }),
      link,
      t("emails.erasure.limits"),
      t("emails.erasure.ignore"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

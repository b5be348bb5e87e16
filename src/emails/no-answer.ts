import { t } from "../content/words.ts";
import { silenceDays } from "../shared/silence.ts";
import type { Email } from "./email.ts";

interface Silence {
  email: string;
  fullName: string;
  reference: string;
  desiredPosition: string;
  /** To the application's own page. */
  link: string;
}

export function noAnswer({ email, fullName, reference, desiredPosition, link }: Silence): Email {
  return {
    kind: "no answer",
    recipient: email,
    subject: t("emails.noAnswer.subject", { reference }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.noAnswer.body", { reference, position: desiredPosition, days: silenceDays.last }),
      t("emails.noAnswer.what"),
      link,
      t("emails.applicationReceived.keep"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

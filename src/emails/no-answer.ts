import { t } from "../content/words.ts";
import { silenceDays } from "../shared/applications/silence.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";
import { type Applied, positionName } from "./position-name.ts";

interface Silence extends Applied {
  email: string;
  fullName: string | null;
  reference: string;
  link: string;
}

export function noAnswer(silence: Silence): Email {
  const { email, fullName, reference, link } = silence;
  return {
    kind: "no answer",
    audience: "candidate",
    recipient: email,
    subject: t("emails.noAnswer.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.noAnswer.body", { reference, position: positionName(silence), days: silenceDays.last }),
      t("emails.noAnswer.what"),
      link,
      t("emails.applicationReceived.keep"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

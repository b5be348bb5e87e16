import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface Withdrawn {
  email: string;
  fullName: string;
  desiredPosition: string;
  reference: string;
}

export function applicationWithdrawn({ email, fullName, desiredPosition, reference }: Withdrawn): Email {
  return {
    kind: "application withdrawn",
    recipient: email,
    subject: t("emails.withdrawn.subject", { reference }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.withdrawn.body", { reference, position: desiredPosition }),
      t("emails.withdrawn.fee"),
      t("emails.withdrawn.notYou", { reference }),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

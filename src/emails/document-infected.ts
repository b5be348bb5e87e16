import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";
import { type Applied, positionName } from "./position-name.ts";

interface Refusal extends Applied {
  email: string;
  fullName: string | null;
  reference: string;
  link: string;
}

export function documentInfected(refusal: Refusal): Email {
  const { email, fullName, reference, link } = refusal;
  return {
    kind: "document infected",
    audience: "candidate",
    recipient: email,
    subject: t("emails.documentInfected.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.documentInfected.body", { reference, position: positionName(refusal) }),
      t("emails.documentInfected.what"),
      link,
      t("emails.applicationReceived.keep"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

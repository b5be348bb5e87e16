import { t } from "../content/words.ts";
import { longDate } from "../shared/format.ts";
import type { Email } from "./email.ts";

interface Decided {
  email: string;
  firstName: string;
  company: string;
  decision: "check" | "refuse" | "ask";
  validUntil: string | null;
  reason: string;
  link: string;
}

export function mandateDecided({
  email,
  firstName,
  company,
  decision,
  validUntil,
  reason,
  link,
}: Decided): Email {
  const date = validUntil ? longDate(validUntil) : "";
  return {
    kind: `mandate ${decision}`,
    audience: "account",
    recipient: email,
    subject: t(`emails.mandate.${decision}.subject`, { company }),
    body: [
      t("emails.greeting", { name: firstName }),
      decision === "check"
        ? t("emails.mandate.check.body", { company, date })
        : t(`emails.mandate.${decision}.body`, { company }),
      ...(reason ? [reason] : []),
      t(`emails.mandate.${decision}.next`),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}

import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

/** Goes to a mailbox on the company's domain. Its reader decides whether to pass the code on. */
export function domainCode(recipient: string, company: string, code: string): Email {
  return {
    kind: "domain code",
    audience: "company",
    recipient,
    subject: t("emails.domainCode.subject", { company }),
    body: [
      t("emails.domainCode.body", { company }),
      code,
      t("emails.domainCode.ignore", { company }),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

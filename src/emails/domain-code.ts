import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

/** Goes to a mailbox on the company's domain, whose reader passes the code on or does not. */
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

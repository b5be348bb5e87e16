import { t } from "../content/words.ts";
import type { Finding } from "../shared/jobs/job-review.ts";
import type { Email } from "./email.ts";

interface HeldJob {
  email: string;
  firstName: string;
  title: string;
  findings: Finding[];
  link: string;
}

export function jobHeld({ email, firstName, title, findings, link }: HeldJob): Email {
  return {
    kind: "job held",
    audience: "account",
    recipient: email,
    subject: t("emails.jobHeld.subject", { title }),
    body: [
      t("emails.greeting", { name: firstName }),
      t("emails.jobHeld.body", { title }),
      ...findings.map(
        ({ rule, sentence }) => `${t(`review.rule.${rule}`)}\n${t("review.sentence", { sentence })}`,
      ),
      t("emails.jobHeld.next"),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}

import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface DecidedJob {
  email: string;
  firstName: string;
  title: string;
  company: string;
  /** Null when the administrator released the job. */
  refusal: string | null;
  link: string;
}

export function jobDecided({ email, firstName, title, company, refusal, link }: DecidedJob): Email {
  const isRefused = refusal !== null;
  return {
    kind: isRefused ? "job refused" : "job released",
    audience: "account",
    recipient: email,
    subject: t(isRefused ? "emails.jobRefused.subject" : "emails.jobReleased.subject", { title }),
    body: [
      t("emails.greeting", { name: firstName }),
      t(isRefused ? "emails.jobRefused.body" : "emails.jobReleased.body", { title, company }),
      ...(isRefused ? [t("emails.jobRefused.reason", { reason: refusal }), t("emails.jobRefused.next")] : []),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}

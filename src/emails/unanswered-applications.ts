import { t, tn } from "../content/words.ts";
import { silenceDays } from "../shared/applications/silence.ts";
import type { Email } from "./email.ts";

interface Reminder {
  email: string;
  firstName: string;
  waiting: number;
  longWaiting: number;
  link: string;
}

/** Emails hold counts only. The employer reads names on the site. */
export function unansweredApplications({ email, firstName, waiting, longWaiting, link }: Reminder): Email {
  return {
    kind: "unanswered applications",
    audience: "account",
    recipient: email,
    subject: tn("emails.unanswered.subject", waiting),
    body: [
      t("emails.greeting", { name: firstName }),
      tn("emails.unanswered.body", waiting, { days: silenceDays.first }),
      ...(longWaiting > 0 ? [tn("emails.unanswered.long", longWaiting, { days: silenceDays.second })] : []),
      t("emails.unanswered.how"),
      link,
      t("emails.unanswered.after", { days: silenceDays.last }),
      t("emails.sign"),
    ].join("\n\n"),
  };
}

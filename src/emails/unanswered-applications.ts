import { t, tn } from "../content/words.ts";
import { silenceDays } from "../shared/applications/silence.ts";
import { type Email, toAccount } from "./email.ts";

interface Reminder {
  email: string;
  firstName: string;
  waiting: number;
  longWaiting: number;
  link: string;
}

/** Emails hold counts only. The employer reads names on the site. */
export const unansweredApplications = ({ waiting, longWaiting, link, ...account }: Reminder): Email =>
  toAccount(
    account,
    "unanswered applications",
    tn("emails.unanswered.subject", waiting),
    tn("emails.unanswered.body", waiting, { days: silenceDays.first }),
    longWaiting > 0 && tn("emails.unanswered.long", longWaiting, { days: silenceDays.second }),
    t("emails.unanswered.how"),
    link,
    t("emails.unanswered.after", { days: silenceDays.last }),
  );

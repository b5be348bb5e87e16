import { monthlyPay } from "../content/pay.ts";
import { wordsFor } from "../content/words.ts";
import * as routes from "../routes.ts";
import { listed, longDate } from "../shared/format.ts";
import type { Job } from "../shared/jobs/job.ts";
import type { Locale } from "../shared/languages.ts";
import { linksFor } from "../shared/link.ts";
import { say } from "../shared/say.ts";
import { type Email, inItsLanguage, linked, unsubscribeHeaders, writeEmail } from "./email.ts";
import { quiet } from "./email-look.ts";
import { withHeading } from "./heading.ts";

interface Reminder {
  job: Job;
  token: string;
  siteUrl: string;
}

export const savedJobClosing = inItsLanguage(
  (locale: Locale, recipient: string, { job, token, siteUrl }: Reminder): Email => {
    const { t } = wordsFor(locale);
    const linkTo = linksFor(locale);
    const stop = siteUrl + linkTo(routes.savedRemindersStop, { token });
    const link = siteUrl + linkTo(routes.job, { id: job.id });
    const date = longDate(job.applicationCloseDate);
    return writeEmail(
      {
        locale,
        kind: "saved job reminder",
        audience: "subscriber",
        recipient,
        ...withHeading(t("emails.saved.closing.subject", { title: job.title, date }), job.title),
        headers: unsubscribeHeaders(stop),
      },
      t("emails.hello"),
      t("emails.saved.closing.body", { date }),
      [job.title, listed([job.company, say(job.country)]), monthlyPay(job), link].join("\n"),
      { label: t("emails.action.job"), link },
      quiet(t("emails.saved.closing.why")),
      linked(t("emails.saved.closing.stop"), stop),
    );
  },
);

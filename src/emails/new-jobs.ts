import { alertList } from "../content/alert-list.ts";
import { monthlyPay } from "../content/pay.ts";
import { wordsFor } from "../content/words.ts";
import * as routes from "../routes.ts";
import { type AlertFilter, jobFilterOf } from "../shared/alerts/job-alert.ts";
import { listed, longDate } from "../shared/format.ts";
import type { Job } from "../shared/jobs/job.ts";
import { parametersOf } from "../shared/jobs/job-filter.ts";
import type { Locale } from "../shared/languages.ts";
import { linksFor } from "../shared/link.ts";
import { say } from "../shared/say.ts";
import { type Email, inItsLanguage, linked, unsubscribeHeaders, writeEmail } from "./email.ts";
import { quiet } from "./email-look.ts";
import { withHeading } from "./heading.ts";

interface News {
  filter: AlertFilter;
  jobs: Job[];
  more: boolean;
  siteUrl: string;
}

/** Everything but the recipient is rendered once, because thousands may share a list. */
export const newJobs = inItsLanguage(
  (locale: Locale, { filter, jobs, more, siteUrl }: News): ((recipient: string, token: string) => Email) => {
    const { t, tn } = wordsFor(locale);
    const linkTo = linksFor(locale);
    const lineOf = (job: Job) =>
      [
        job.title,
        listed([job.company, say(job.country)]),
        monthlyPay(job),
        t("emails.alert.closes", { date: longDate(job.applicationCloseDate) }),
        siteUrl + linkTo(routes.job, { id: job.id }),
      ].join("\n");
    const [n, list] = [jobs.length, alertList(filter)];
    const subject = more ? t("emails.alert.subject.more", { list }) : tn("emails.alert.subject", n, { list });
    const vacancies = [
      t("emails.hello"),
      more ? t("emails.alert.body.more", { n }) : tn("emails.alert.body", n),
      ...jobs.map(lineOf),
    ].join("\n\n");
    const all = {
      label: t("emails.alert.all"),
      link: siteUrl + linkTo(routes.jobs, parametersOf(jobFilterOf(filter))),
    };
    return (recipient, token) => {
      const leave = siteUrl + linkTo(routes.alertUnsubscribe, { token });
      return writeEmail(
        {
          locale,
          kind: "job alert",
          audience: "subscriber",
          recipient,
          ...withHeading(subject, list),
          headers: unsubscribeHeaders(leave),
        },
        vacancies,
        all,
        quiet(t("emails.alert.why")),
        linked(t("emails.alert.change"), siteUrl + linkTo(routes.alertChange, { token })),
        linked(t("emails.alert.stop"), leave),
      );
    };
  },
);

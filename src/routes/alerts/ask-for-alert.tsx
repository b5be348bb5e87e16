import { AlertForm } from "../../components/alerts/AlertForm.tsx";
import { JobsNow } from "../../components/alerts/JobsNow.tsx";
import { alertList } from "../../content/alert-list.ts";
import { t } from "../../content/words.ts";
import type { AlertFilter } from "../../shared/alerts/job-alert.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { AlertPromises, BrowseJobs } from "./alerts-page.tsx";

interface Asking {
  filter: AlertFilter;
  email?: string;
  frequency?: string;
  issues: Issue[];
  /** The newest jobs of the list, as an example of what the emails hold. */
  jobs: PricedJob[];
}

export function AskForAlert({ filter, email = "", frequency = "daily", issues, jobs }: Asking) {
  const messages = messagesByField(issues);
  return (
    <>
      <h2 id="list">{t("alerts.list", { list: alertList(filter) })}</h2>
      {messages.list && <p className="error-msg">{messages.list}</p>}
      <div className="sign-up">
        <AlertForm {...{ filter, email, frequency, messages }} submit={t("alerts.submit.jobs")} />
        <AlertPromises />
      </div>
      <JobsNow jobs={jobs} />
      <section>
        <p>{t("alerts.list.choose")}</p>
        <BrowseJobs />
      </section>
    </>
  );
}

import type { Context } from "hono";
import type { ReactNode } from "react";
import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AlertForm } from "../../components/alerts/AlertForm.tsx";
import { QuietLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PageHead } from "../../components/shell/PageHead.tsx";
import { alertList } from "../../content/alert-list.ts";
import { t } from "../../content/words.ts";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { AlertFilter } from "../../shared/alerts/job-alert.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";

interface Frame {
  /** The title of the window. Without it, the window has the page's own title. */
  title?: string;
  /** Says what is wrong with the form in the content. */
  issues?: Issue[];
}

/** Renders the frame of all pages about alerts. A page that an emailed link leads to is for one visitor alone. */
export function renderAlerts(
  c: Context<Env>,
  content: ReactNode,
  { title = t("alerts.title"), issues = [] }: Frame = {},
) {
  const page = (
    <>
      <PageHead title={t("alerts.title")} lead={t("alerts.lead")} />
      <div className="narrow page">
        <ErrorSummary title={t("errors.summary")} issues={issues} />
        {content}
      </div>
    </>
  );
  return c.render(page, {
    title: issues.length > 0 ? t("errors.prefix", { title }) : title,
    description: t("alerts.lead"),
    noindex: true,
    hasFooterRow: true,
  });
}

/** Shows the result of a form or a link, in the window's title too. */
export function renderOutcome(c: Context<Env>, title: string, text: string, next?: ReactNode) {
  const content = (
    <>
      <Notice kind="success" title={title} text={text} />
      {next ?? <BrowseJobs />}
    </>
  );
  return renderAlerts(c, content, { title });
}

/** Tells that a link does not work any more, and what the visitor can do. */
export function renderUnknown(c: Context<Env>) {
  c.status(404);
  const title = t("alerts.unknown.title");
  const content = (
    <>
      <Notice kind="error" title={title} text={t("alerts.unknown.text")} />
      <BrowseJobs />
    </>
  );
  return renderAlerts(c, content, { title: t("errors.prefix", { title }) });
}

interface Asking {
  filter: AlertFilter;
  email?: string;
  frequency?: string;
  issues: Issue[];
}

export function AskForAlert({ filter, email = "", frequency = "daily", issues }: Asking) {
  const messages = messagesByField(issues);
  return (
    <>
      <h2 id="list">{t("alerts.list", { list: alertList(filter) })}</h2>
      {messages.list && <p className="error-msg">{messages.list}</p>}
      <p>{t("alerts.rules")}</p>
      <AlertForm filter={filter} email={email} frequency={frequency} messages={messages} />
      <section>
        <p>{t("alerts.list.choose")}</p>
        <BrowseJobs />
      </section>
    </>
  );
}

function BrowseJobs() {
  const linkTo = useLinkTo();
  return (
    <p className="actions">
      <QuietLink href={linkTo(routes.jobs)}>{t("alerts.list.browse")}</QuietLink>
    </p>
  );
}

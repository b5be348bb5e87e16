import type { Context } from "hono";
import type { ReactNode } from "react";
import { AlertForm } from "../components/alerts/AlertForm.tsx";
import { Notice } from "../components/Notice.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { alertList } from "../content/alert-list.ts";
import { t } from "../content/words.ts";
import type { Env } from "../env.ts";
import type { AlertFilter } from "../shared/job-alert.ts";
import { urls } from "../shared/urls.ts";

/** The frame of all pages about alerts. Those that a mailed link leads to are for one visitor alone. */
export function renderAlerts(c: Context<Env>, content: ReactNode, { isPublic = false } = {}) {
  const page = (
    <>
      <PageHead title={t("alerts.title")} lead={t("alerts.lead")} />
      <div className="narrow page">{content}</div>
    </>
  );
  return c.render(page, {
    title: t("alerts.title"),
    description: t("alerts.lead"),
    private: !isPublic,
    noindex: true,
  });
}

interface Asking {
  filter: AlertFilter;
  email?: string;
  frequency?: string;
}

export function AskForAlert({ filter, email = "", frequency = "daily" }: Asking) {
  return (
    <>
      <h2>{t("alerts.list", { list: alertList(filter) })}</h2>
      <p>{t("alerts.rules")}</p>
      <AlertForm filter={filter} email={email} frequency={frequency} />
      <section>
        <p>{t("alerts.list.choose")}</p>
        <BrowseVacancies />
      </section>
    </>
  );
}

/** A link that leads nowhere any more, and what to do then. */
export function UnknownAlert() {
  return (
    <>
      <Notice kind="error" title={t("alerts.unknown.title")}>
        {t("alerts.unknown.text")}
      </Notice>
      <BrowseVacancies />
    </>
  );
}

export function BrowseVacancies() {
  return (
    <p className="actions">
      <a className="btn btn-quiet" href={urls.jobs()}>
        {t("alerts.list.browse")}
      </a>
    </p>
  );
}

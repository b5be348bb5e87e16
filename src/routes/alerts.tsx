import { type Context, Hono } from "hono";
import { ChangeAlert, StopAlert } from "../components/alerts/ChangeAlert.tsx";
import { Notice } from "../components/Notice.tsx";
import { alertList } from "../content/alert-list.ts";
import { t } from "../content/words.ts";
import type { JobAlert } from "../db/job-alerts.ts";
import {
  alertOf,
  askForAlert,
  changeJobAlert,
  confirmJobAlert,
  mostAlerts,
  stopJobAlert,
} from "../domain/job-alerts.ts";
import type { Env } from "../env.ts";
import { readForm } from "../middleware/forms.ts";
import { publicPage } from "../middleware/public-page.ts";
import { limits } from "../middleware/rate-limit.ts";
import { alertFilterOf, JobAlertChange, JobAlertSignUp } from "../shared/job-alert.ts";
import { type JobFilter, readJobFilter } from "../shared/job-filter.ts";
import { urls } from "../shared/urls.ts";
import { AskForAlert, BrowseVacancies, renderAlerts, UnknownAlert } from "./alerts-page.tsx";

export const alertsPage = new Hono<Env>()
  .get("/alerts", publicPage("search", "country", "sector", "experienceLevel"), (c) =>
    ask(
      c,
      readJobFilter((name) => c.req.query(name)),
    ),
  )
  .post("/alerts", limits.jobAlerts, async (c) => {
    const form = await readForm(c);
    const filter = readJobFilter((name) => form.get(name));
    const given = { email: form.get("email") ?? "", frequency: form.get("frequency") ?? "daily" };
    const signUp = JobAlertSignUp.safeParse(given);
    if (!signUp.success) return ask(c, filter, given, signUp.error.issues[0]!.message);
    if (filter.impossible) return ask(c, filter, given, t("alerts.noSuchList"));
    await askForAlert(c.env, signUp.data, alertFilterOf(filter));
    return renderAlerts(
      c,
      <>
        <Notice kind="success" title={t("alerts.asked.title")}>
          {t("alerts.asked.text")}
        </Notice>
        <BrowseVacancies />
      </>,
    );
  })
  // A button, not the link itself, confirms: programs that check mails for danger open every link.
  .get("/alerts/confirm", async (c) => {
    const alert = await alertOf(c.env.sql, tokenIn(c));
    if (!alert) return renderAlerts(c, <UnknownAlert />);
    return renderAlerts(c, alert.confirmed ? <Confirmed alert={alert} /> : <Confirm c={c} alert={alert} />);
  })
  .post("/alerts/confirm", async (c) => {
    const outcome = await confirmJobAlert(c.env.sql, tokenIn(c));
    const alert = await alertOf(c.env.sql, tokenIn(c));
    if (outcome === "unknown" || !alert) return renderAlerts(c, <UnknownAlert />);
    if (outcome === "confirmed") return renderAlerts(c, <Confirmed alert={alert} />);
    c.status(409);
    return renderAlerts(
      c,
      <Notice kind="error" title={t("alerts.tooMany.title", { n: mostAlerts })}>
        {t("alerts.tooMany.text")}
      </Notice>,
    );
  })
  .get("/alerts/change", async (c) => {
    const alert = await alertOf(c.env.sql, tokenIn(c));
    if (!alert?.confirmed) return renderAlerts(c, <UnknownAlert />);
    return renderAlerts(c, <ChangeAlert token={tokenIn(c)} alert={alert} />);
  })
  .post("/alerts/change", async (c) => {
    const form = await readForm(c);
    const filter = readJobFilter((name) => form.get(name));
    const changed = JobAlertChange.safeParse({ frequency: form.get("frequency") });
    if (!changed.success) return notChanged(c, changed.error.issues[0]!.message);
    if (filter.impossible) return notChanged(c, t("alerts.noSuchList"));
    const wanted = { ...alertFilterOf(filter), ...changed.data };
    const outcome = await changeJobAlert(c.env.sql, tokenIn(c), wanted);
    if (outcome === "unknown") return renderAlerts(c, <UnknownAlert />);
    if (outcome === "double") return notChanged(c, t("alerts.change.double"), 409);
    return renderAlerts(
      c,
      <>
        <Notice kind="success" title={t("alerts.change.saved.title")}>
          {t("alerts.change.saved.text")}
        </Notice>
        <ChangeAlert token={tokenIn(c)} alert={wanted} />
      </>,
    );
  })
  .get("/alerts/unsubscribe", (c) => renderAlerts(c, <StopAlert token={tokenIn(c)} />))
  // Mail programs post here by themselves, with a body that says nothing new: the token stands in the address.
  .post("/alerts/unsubscribe", async (c) => {
    await stopJobAlert(c.env.sql, tokenIn(c));
    return renderAlerts(
      c,
      <>
        <Notice kind="success" title={t("alerts.left.title")}>
          {t("alerts.left.text")}
        </Notice>
        <BrowseVacancies />
      </>,
    );
  });

const tokenIn = (c: Context<Env>) => c.req.query("token") ?? "";

function ask(
  c: Context<Env>,
  filter: JobFilter,
  given: { email?: string; frequency?: string } = {},
  problem?: string,
) {
  if (problem) c.status(400);
  return renderAlerts(
    c,
    <>
      {problem && <Problem>{problem}</Problem>}
      <AskForAlert filter={alertFilterOf(filter)} {...given} />
    </>,
    { isPublic: !problem },
  );
}

async function notChanged(c: Context<Env>, problem: string, status: 400 | 409 = 400) {
  const alert = await alertOf(c.env.sql, tokenIn(c));
  if (!alert?.confirmed) return renderAlerts(c, <UnknownAlert />);
  c.status(status);
  return renderAlerts(
    c,
    <>
      <Problem>{problem}</Problem>
      <ChangeAlert token={tokenIn(c)} alert={alert} />
    </>,
  );
}

function Problem({ children }: { children: string }) {
  return (
    <Notice kind="error" title={t("alerts.problem")}>
      {children}
    </Notice>
  );
}

function Confirm({ c, alert }: { c: Context<Env>; alert: JobAlert }) {
  return (
    <form method="post" action={urls.alertConfirm(tokenIn(c))}>
      <h2>{t("alerts.confirm.title")}</h2>
      <p>{t("alerts.confirm.text", { list: alertList(alert) })}</p>
      <button type="submit">{t("alerts.confirm.submit")}</button>
    </form>
  );
}

function Confirmed({ alert }: { alert: JobAlert }) {
  return (
    <>
      <Notice kind="success" title={t("alerts.confirmed.title")}>
        {t(`alerts.confirmed.text.${alert.frequency}`, { list: alertList(alert) })}
      </Notice>
      <BrowseVacancies />
    </>
  );
}

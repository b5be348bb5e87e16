import { type Context, Hono } from "hono";
import { ChangeAlert } from "../../components/alerts/ChangeAlert.tsx";
import { alertList } from "../../content/alert-list.ts";
import { t } from "../../content/words.ts";
import type { JobAlert } from "../../db/alerts/job-alerts.ts";
import {
  alertOf,
  askForAlert,
  changeJobAlert,
  confirmJobAlert,
  mostAlerts,
  stopJobAlert,
} from "../../domain/alerts/job-alerts.ts";
import type { Env } from "../../env.ts";
import { readForm } from "../../middleware/forms.ts";
import { keepToken } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { alertFilterOf, JobAlertChange, JobAlertSignUp, jobFilterOf } from "../../shared/alerts/job-alert.ts";
import { type Issue, issuesOf } from "../../shared/issues.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import type { PricedJob } from "../../shared/jobs/priced-job.ts";
import { pageOfJobs } from "../jobs/jobs-on-page.ts";
import { destinationNames, readListFilter } from "../jobs/list-filter.ts";
import {
  renderAlerts,
  renderConfirm,
  renderConfirmed,
  renderOutcome,
  renderStop,
  renderUnknown,
  renderUnsent,
} from "./alerts-page.tsx";
import { AskForAlert } from "./ask-for-alert.tsx";

const examplesShown = 3;

export const alertsPage = new Hono<Env>()
  .use(routes.alertConfirm.path, keepToken)
  .use(routes.alertChange.path, keepToken)
  .use(routes.alertUnsubscribe.path, keepToken)
  .get(routes.alerts.path, async (c) => ask(c, (await readListFilter(c)).filter))
  .post(routes.alerts.path, rateLimit, async (c) => {
    const form = await readForm(c);
    const { filter } = await readListFilter(c, (name) => form.get(name));
    const given = { email: form.get("email") ?? "", frequency: form.get("frequency") ?? "daily" };
    const signUp = JobAlertSignUp.safeParse(given);
    if (!signUp.success) return ask(c, filter, given, issuesOf(signUp.error));
    if (filter.impossible) return ask(c, filter, given, noSuchList("list"));
    await askForAlert(c.env, { ...signUp.data, language: c.var.locale }, alertFilterOf(filter));
    if (!c.env.mail) return renderUnsent(c);
    const lead = t("alerts.asked.text", { email: signUp.data.email });
    return renderOutcome(c, t("alerts.asked.title"), lead, t("alerts.asked.none"));
  })
  // Programs that check emails for danger open every link. Therefore a button confirms, and not the link itself.
  .get(routes.alertConfirm.path, async (c) => {
    const alert = await alertOf(c.env.sql, tokenIn(c));
    if (!alert) return renderUnknown(c);
    return alert.confirmed ? confirmed(c, alert) : renderConfirm(c, tokenIn(c), alert);
  })
  .post(routes.alertConfirm.path, async (c) => {
    const outcome = await confirmJobAlert(c.env.sql, tokenIn(c));
    const alert = await alertOf(c.env.sql, tokenIn(c));
    if (outcome === "unknown" || !alert) return renderUnknown(c);
    if (outcome === "confirmed") return confirmed(c, alert);
    c.status(409);
    const title = t("alerts.tooMany.title", { n: mostAlerts });
    return renderAlerts(c, null, { title, lead: t("alerts.tooMany.text"), isFailed: true });
  })
  .get(routes.alertChange.path, async (c) => {
    const alert = await alertOf(c.env.sql, tokenIn(c));
    if (!alert?.confirmed) return renderUnknown(c);
    const { openCountries } = await readListFilter(c);
    const countries = countriesFor(alert, openCountries);
    return renderAlerts(c, <ChangeAlert token={tokenIn(c)} alert={alert} countries={countries} />, {
      title: t("alerts.change.title"),
      lead: t("alerts.list", { list: alertList(alert) }),
    });
  })
  .post(routes.alertChange.path, async (c) => {
    const form = await readForm(c);
    const token = tokenIn(c);
    const alert = await alertOf(c.env.sql, token);
    if (!alert?.confirmed) return renderUnknown(c);
    const { filter, openCountries } = await readListFilter(c, (name) => form.get(name));
    const countries = countriesFor(alert, openCountries);
    const [search, frequency] = [form.get("search") ?? "", form.get("frequency") ?? ""];
    const typed = { ...alertFilterOf(filter), search, frequency };
    const refuse = (issues: Issue[], status: 400 | 409 = 400) => {
      c.status(status);
      const form = <ChangeAlert token={token} alert={typed} countries={countries} issues={issues} />;
      return renderAlerts(c, form, { title: t("alerts.change.title"), issues });
    };
    if (filter.country && !countries.includes(filter.country))
      return refuse([{ path: "country", message: t("alerts.noSuchCountry") }]);
    if (filter.impossible) return refuse(noSuchList("sector"));
    const change = JobAlertChange.safeParse({ frequency });
    if (!change.success) return refuse(issuesOf(change.error));
    const wanted = { ...alertFilterOf(filter), ...change.data };
    const outcome = await changeJobAlert(c.env.sql, token, wanted);
    if (outcome === "unknown") return renderUnknown(c);
    if (outcome === "double") return refuse([{ path: "search", message: t("alerts.change.double") }], 409);
    const saved = <ChangeAlert token={token} alert={wanted} countries={countries} />;
    const [title, lead] = [t("alerts.change.saved.title"), t("alerts.change.saved.text")];
    return renderAlerts(c, saved, { title, lead });
  })
  .get(routes.alertUnsubscribe.path, async (c) => {
    const alert = await alertOf(c.env.sql, tokenIn(c));
    return alert ? renderStop(c, tokenIn(c), alert) : renderUnknown(c, true);
  })
  // Mail programs post here by themselves. Their body says nothing new, because the address holds the token.
  .post(routes.alertUnsubscribe.path, async (c) => {
    await stopJobAlert(c.env.sql, tokenIn(c));
    return renderOutcome(c, t("alerts.left.title"), t("alerts.left.text"));
  });

const tokenIn = (c: Context<Env>) => c.req.query("token") ?? "";

const noSuchList = (path: string): Issue[] => [{ path, message: t("alerts.noSuchList") }];

/** Lists the countries with open jobs. The alert's own country is among them, even without an open job there. */
const countriesFor = ({ country }: JobAlert, openCountries: string[]): string[] => [
  ...new Set([...destinationNames, ...openCountries, ...(country ? [country] : [])]),
];

const confirmed = async (c: Context<Env>, alert: JobAlert) =>
  renderConfirmed(c, tokenIn(c), alert, await newestOf(c, jobFilterOf(alert)));

async function newestOf(c: Context<Env>, filter: JobFilter): Promise<PricedJob[]> {
  const { jobs, isMissed } = await pageOfJobs(c.env.sql, { ...filter, sort: "newest" }, undefined);
  return isMissed ? [] : jobs.filter(({ fit }) => fit !== "near").slice(0, examplesShown);
}

async function ask(
  c: Context<Env>,
  filter: JobFilter,
  given: { email?: string; frequency?: string } = {},
  issues: Issue[] = [],
) {
  if (issues.length > 0) c.status(400);
  const content = (
    <AskForAlert filter={alertFilterOf(filter)} {...given} issues={issues} jobs={await newestOf(c, filter)} />
  );
  return renderAlerts(c, content, { lead: t("alerts.lead"), issues, isWide: true });
}

import { randomUUID } from "node:crypto";
import {
  type DueAlert,
  type DueList,
  findAlertsUntil,
  listDueLists,
  listNewJobs,
  type NewJob,
  passOverAlerts,
  takeAlerts,
} from "../../db/alerts/due-alerts.ts";
import { isSeeding } from "../../db/dataset/dataset.ts";
import { readSearchState } from "../../db/jobs/search/search-state.ts";
import { insertAlertEmails } from "../../db/mail/outbox.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { openAlertToken } from "../../domain/alerts/alert-token.ts";
import { readQuery } from "../../domain/jobs/search/read-query.ts";
import { lexeme } from "../../domain/jobs/search/ts-query.ts";
import { sealEmail } from "../../domain/mail/enqueue-email.ts";
import { writeTo } from "../../domain/mail/reader-locale.ts";
import { newJobs } from "../../emails/new-jobs.ts";
import type { Services } from "../../env.ts";
import { jobFilterOf } from "../../shared/alerts/job-alert.ts";

const mostShown = 20;
const listsAtOnce = 200;
const alertsAtOnce = 500;

/**
 * One transaction saves some hundreds of emails with the time up to which their subscribers know the list, so
 * that an interrupted run continues and two runs take different subscribers. It waits while a dataset loads,
 * because those jobs appear at the end with the time of the beginning.
 */
export async function sendJobAlerts(services: Services): Promise<void> {
  const { sql } = services;
  const until = await findAlertsUntil(sql);
  if (await isSeeding(sql)) return;
  // Without this wait, alerts after an upgrade would pass over jobs without marks for ever.
  if (!(await readSearchState(sql)).isFilled) return;
  const failures: unknown[] = [];
  for (let after: DueList | undefined; ; ) {
    const lists = await listDueLists(sql, after, listsAtOnce);
    // When the query for many lists fails, the task queries each list alone, so that a bad one stops no other.
    const news = await findNews(sql, lists, until).catch(() => undefined);
    for (const [place, list] of lists.entries()) {
      try {
        const [jobs = []] = news ? [news[place]] : await findNews(sql, [list], until);
        await tellOf(services, list, jobs, until);
      } catch (error) {
        failures.push(error);
      }
    }
    after = lists.at(-1);
    if (lists.length < listsAtOnce) break;
  }
  if (failures.length > 0) throw failures[0];
}

/** No job has this mark. It replaces words such as "!!!", which name nothing. */
const noJob = lexeme("none:");

/** Reads the words anew each time, so that an alert follows the terms. */
async function findNews(sql: Sql, lists: readonly DueList[], until: string): Promise<NewJob[][]> {
  const read = await Promise.all(
    lists.map(async (list) => {
      const { meant, salaryFrom, phrases } = await readQuery(sql, jobFilterOf(list));
      return { ...list, salaryFrom, phrases, query: meant ?? (list.search ? noJob : undefined) };
    }),
  );
  return listNewJobs(sql, read, until, mostShown + 1);
}

async function tellOf(services: Services, list: DueList, jobs: NewJob[], until: string): Promise<void> {
  const { sql } = services;
  if (jobs.length === 0) return passOverAlerts(sql, list, until);
  const write = writer(services, list, jobs);
  for (;;) {
    const taken = await inTransaction(sql, async (tx) => {
      const alerts = await takeAlerts(tx, list, until, alertsAtOnce);
      await insertAlertEmails(tx, (await Promise.all(alerts.map(write))).flat());
      return alerts.length;
    });
    if (taken < alertsAtOnce) return;
  }
}

/** Subscribers with different last emails get different jobs. Most of them share one text. */
function writer({ sql, vault, log, settings }: Services, filter: DueList, jobs: NewJob[]) {
  const mails = new Map<string, ReturnType<typeof newJobs>>();
  const { siteUrl } = settings;
  return async ({ id, email, language, seenUntil, token }: DueAlert) => {
    const unseen = jobs.filter(({ listedAtMicros }) => listedAtMicros > seenUntil);
    const n = unseen.length;
    if (n === 0) return [];
    const [shown, more] = [unseen.slice(0, mostShown), n > mostShown];
    const key = `${language} ${n}`;
    const mail =
      mails.get(key) ??
      (await writeTo(sql, settings, { language }, (locale) =>
        newJobs(locale, { filter, jobs: shown, more, siteUrl }),
      ));
    mails.set(key, mail);
    const opened = await openAlertToken(vault, id, token).catch(() => undefined);
    if (opened === undefined) log({ event: "job alert not opened", id });
    return opened === undefined
      ? []
      : [{ ...(await sealEmail(vault, randomUUID(), mail(email, opened))), alertId: id }];
  };
}

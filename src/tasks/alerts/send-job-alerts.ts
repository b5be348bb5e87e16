import { randomUUID } from "node:crypto";
import {
  alertsUntil,
  type ClaimedAlert,
  claimAlerts,
  type DueList,
  listDueLists,
  listNewJobs,
  type NewJob,
  passOverAlerts,
} from "../../db/alerts/due-alerts.ts";
import { isSeeding } from "../../db/dataset/dataset.ts";
import { insertAlertEmails } from "../../db/mail/outbox.ts";
import { inTransaction } from "../../db/sql.ts";
import { openAlertToken } from "../../domain/alerts/alert-token.ts";
import { sealEmail } from "../../domain/mail/enqueue-email.ts";
import { newVacancies } from "../../emails/new-vacancies.ts";
import type { Services } from "../../env.ts";

/** A mail shows so many vacancies, the newest, and leads to the list for the others. */
const mostShown = 20;
const listsAtOnce = 200;
const alertsAtOnce = 500;

/**
 * Writes to those who are due, of what is new since they were written to last. Each list is looked at once, however many
 * asked for it. Mails and what was told are kept together, some hundreds at a time: interrupted, the next run goes on, and
 * two at once take different ones. While a dataset is loaded nobody is written to: its vacancies show at the end of that, and
 * then as old as its beginning.
 */
export async function sendJobAlerts(services: Services): Promise<void> {
  const { sql } = services;
  const until = await alertsUntil(sql);
  if (await isSeeding(sql)) return;
  const failures: unknown[] = [];
  for (let after: DueList | undefined; ; ) {
    const lists = await listDueLists(sql, after, listsAtOnce);
    // One that cannot be looked at keeps no other from its turn: then each is looked at by itself.
    const news = await listNewJobs(sql, lists, until, mostShown + 1).catch(() => undefined);
    for (const [place, list] of lists.entries()) {
      try {
        const [jobs = []] = news ? [news[place]] : await listNewJobs(sql, [list], until, mostShown + 1);
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

async function tellOf(services: Services, list: DueList, jobs: NewJob[], until: string): Promise<void> {
  const { sql } = services;
  if (jobs.length === 0) return passOverAlerts(sql, list, until);
  const write = writer(services, list, jobs);
  for (;;) {
    const taken = await inTransaction(sql, async (tx) => {
      const alerts = await claimAlerts(tx, list, until, alertsAtOnce);
      await insertAlertEmails(tx, (await Promise.all(alerts.map(write))).flat());
      return alerts.length;
    });
    if (taken < alertsAtOnce) return;
  }
}

/** Who was written to at different times finds different vacancies new; most find the same. */
function writer({ vault, log, settings: { siteUrl } }: Services, filter: DueList, jobs: NewJob[]) {
  const mails = new Map<number, ReturnType<typeof newVacancies>>();
  return async ({ id, email, seenUntil, token }: ClaimedAlert) => {
    const unseen = jobs.filter(({ listedAtMicros }) => listedAtMicros > seenUntil);
    const n = unseen.length;
    if (n === 0) return [];
    const [shown, more] = [unseen.slice(0, mostShown), n > mostShown];
    const mail = mails.get(n) ?? newVacancies({ filter, jobs: shown, more, siteUrl });
    mails.set(n, mail);
    const opened = await openAlertToken(vault, id, token).catch(() => undefined);
    // Sealed by a key that is gone: it must not keep the others from theirs.
    if (opened === undefined) log({ event: "job alert not opened", id });
    return opened === undefined
      ? []
      : [{ ...(await sealEmail(vault, randomUUID(), mail(email, opened))), alertId: id }];
  };
}

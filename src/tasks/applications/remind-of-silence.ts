import { takeReminders, takeSilences, untellSilence } from "../../db/applications/silence.ts";
import { inTransaction } from "../../db/sql.ts";
import { newApplicationLink } from "../../domain/applications/application-link.ts";
import { allowMail } from "../../domain/mail/allow-mail.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { inMailboxOrder } from "../../domain/mail/mailbox.ts";
import { writeTo } from "../../domain/mail/reader-locale.ts";
import { noAnswer } from "../../emails/no-answer.ts";
import { unansweredApplications } from "../../emails/unanswered-applications.ts";
import type { Services } from "../../env.ts";
import * as routes from "../../routes.ts";

const batch = 100;

export async function remindOfSilence(services: Services): Promise<void> {
  while ((await remindEmployers(services)) === batch);
  const full: string[] = [];
  while ((await tellCandidates(services, full)) === batch);
}

const remindEmployers = ({ sql, vault, settings, clock }: Services) =>
  inTransaction(sql, async (tx) => {
    const { taken, reminders } = await takeReminders(tx, clock(), batch);
    for (const reminder of reminders) {
      const mail = await writeTo(tx, settings, { account: reminder.email }, (locale, linkTo) => {
        const link = settings.siteUrl + linkTo(routes.employerDashboard);
        return unansweredApplications(locale, { ...reminder, link });
      });
      await enqueueEmail(tx, vault, mail);
    }
    return taken;
  });

/** Adds to `full` the applications whose mailbox had its emails of the day. The next run tries them again. */
const tellCandidates = (services: Services, full: string[]) =>
  inTransaction(services.sql, async (tx) => {
    const silences = await takeSilences(tx, services.clock(), { batch, full });
    for (const silence of inMailboxOrder(silences)) {
      if (!(await allowMail(tx, services, "no answer", silence.email))) {
        await untellSilence(tx, silence.id);
        full.push(silence.id);
        continue;
      }
      const applicationId = silence.id;
      const { settings } = services;
      const mail = await writeTo(tx, settings, { applicationId }, async (locale, linkTo) => {
        const link = await newApplicationLink(tx, settings, linkTo, applicationId);
        const refunds = `${settings.siteUrl}${linkTo(routes.terms)}#clause-9`;
        return noAnswer(locale, { ...silence, link, refunds });
      });
      await enqueueEmail(tx, services.vault, { ...mail, applicationId });
    }
    return silences.length;
  });

import { takeReminders, takeSilences } from "../../db/applications/silence.ts";
import { inTransaction } from "../../db/sql.ts";
import { newApplicationLink } from "../../domain/applications/application-link.ts";
import { allowMail } from "../../domain/mail/allow-mail.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { readerLocale } from "../../domain/mail/reader-locale.ts";
import { noAnswer } from "../../emails/no-answer.ts";
import { unansweredApplications } from "../../emails/unanswered-applications.ts";
import type { Services } from "../../env.ts";
import * as routes from "../../routes.ts";
import { linksFor } from "../../shared/link.ts";

const batch = 100;

export async function remindOfSilence(services: Services): Promise<void> {
  while ((await remindEmployers(services)) === batch);
  while ((await tellCandidates(services)) === batch);
}

const remindEmployers = ({ sql, vault, settings, clock }: Services) =>
  inTransaction(sql, async (tx) => {
    const { taken, reminders } = await takeReminders(tx, clock(), batch);
    for (const reminder of reminders) {
      const locale = readerLocale(reminder);
      const link = settings.siteUrl + linksFor(locale)(routes.employerDashboard);
      await enqueueEmail(tx, vault, unansweredApplications(locale, { ...reminder, link }));
    }
    return taken;
  });

const tellCandidates = (services: Services) =>
  inTransaction(services.sql, async (tx) => {
    const silences = await takeSilences(tx, services.clock(), batch);
    for (const silence of silences) {
      if (!(await allowMail(tx, services, "no answer", silence.email))) continue;
      const link = await newApplicationLink(tx, services.settings, silence.id);
      const mail = noAnswer(readerLocale(silence), { ...silence, link });
      await enqueueEmail(tx, services.vault, { ...mail, applicationId: silence.id });
    }
    return silences.length;
  });

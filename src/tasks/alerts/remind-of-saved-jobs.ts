import { randomUUID } from "node:crypto";
import { type DueReminder, takeDueReminders } from "../../db/alerts/saved-reminders.ts";
import { insertReminderEmails } from "../../db/mail/outbox.ts";
import { inTransaction } from "../../db/sql.ts";
import { reminderTokenContext } from "../../domain/alerts/saved-reminder.ts";
import { sealEmail } from "../../domain/mail/enqueue-email.ts";
import { writeTo } from "../../domain/mail/reader-locale.ts";
import { savedJobClosing } from "../../emails/saved-job-closing.ts";
import type { Services } from "../../env.ts";

const reminderDays = 3;
const batch = 200;

export async function remindOfSavedJobs(services: Services): Promise<void> {
  while ((await remindSome(services)) === batch);
}

/** The emails and their record are one transaction. A key of the record lets each email be written once. */
const remindSome = (services: Services) =>
  inTransaction(services.sql, async (tx) => {
    const due = await takeDueReminders(tx, reminderDays, batch);
    const emails = await Promise.all(due.map((reminder) => write(services, reminder)));
    await insertReminderEmails(tx, emails.flat());
    return due.length;
  });

async function write({ sql, vault, log, settings }: Services, reminder: DueReminder) {
  const { reminderId, email, language, tokenSealed, tokenKeyId, ...job } = reminder;
  const sealed = { bytes: tokenSealed, keyId: tokenKeyId };
  const token = await vault.openJson<string>(sealed, reminderTokenContext(reminderId)).catch(() => undefined);
  // A lost key must not stop the emails to others.
  if (token === undefined) {
    log({ event: "saved job reminder not opened", id: reminderId });
    return [];
  }
  const { siteUrl } = settings;
  const mail = await writeTo(sql, settings, { language }, (locale) =>
    savedJobClosing(locale, email, { job, token, siteUrl }),
  );
  return [{ ...(await sealEmail(vault, randomUUID(), mail)), reminderId }];
}

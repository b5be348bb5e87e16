import type { ApplicationState } from "../../db/applications/applications.ts";
import { lockDraftsToRemindOf, markDraftReminded } from "../../db/applying/draft-reminders.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { isBegun, openDraft } from "../../domain/applying/draft.ts";
import { newDraftLink } from "../../domain/applying/mail-draft-link.ts";
import { allowMail } from "../../domain/mail/allow-mail.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { writeTo } from "../../domain/mail/reader-locale.ts";
import { draftReminder } from "../../emails/draft-reminder.ts";
import type { Services } from "../../env.ts";
import { AskReset } from "../../shared/accounts/account.ts";
import { draftReminderDays } from "../../shared/applying/draft-reminder.ts";
import { daysEarlier } from "../days-earlier.ts";

const batch = 100;
const first = "00000000-0000-0000-0000-000000000000";

/** Writes once about each draft that has an email address. A draft that a cap refused is tried at the next run. */
export async function remindOfDrafts(services: Services): Promise<void> {
  for (let after: string | undefined = first; after; ) after = await remindSome(services, after);
}

const remindSome = (services: Services, after: string) =>
  inTransaction(services.sql, async (tx) => {
    const { draft: days } = services.settings.retention;
    const now = services.clock();
    const period = { from: daysEarlier(now, days), until: daysEarlier(now, days - draftReminderDays) };
    const drafts = await lockDraftsToRemindOf(tx, { ...period, after, batch });
    for (const draft of drafts)
      if (await remind(tx, services, draft)) await markDraftReminded(tx, draft.id, now);
    return drafts.length === batch ? drafts.at(-1)?.id : undefined;
  });

async function remind(tx: Transaction, services: Services, draft: ApplicationState): Promise<boolean> {
  const opened = await openDraft(services.vault, draft);
  const { email } = AskReset.safeParse({ email: opened.answers.email }).data ?? {};
  if (!email || !isBegun(opened)) return true;
  if (!(await allowMail(tx, services, "draft reminder", email))) return false;
  const mail = await writeTo(tx, services.settings, { applicationId: draft.id }, async (locale, linkTo) =>
    draftReminder(locale, email, await newDraftLink(tx, services, draft.id, linkTo)),
  );
  await enqueueEmail(tx, services.vault, { ...mail, applicationId: draft.id });
  return true;
}

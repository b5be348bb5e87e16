import {
  type DueEmail,
  deleteOutdatedStatusEmails,
  markEmailFailed,
  markEmailSent,
  mostAttempts,
  takeDueEmails,
} from "../../db/mail/outbox.ts";
import { addFoot, openEmail } from "../../domain/mail/open-email.ts";
import { emailHtml } from "../../emails/email-html.ts";
import type { Services } from "../../env.ts";
import { type Mailer, MailNotSent } from "../../services/mail/mail.ts";
import { wordlessStackOf } from "../../shared/error-causes.ts";

/** Five emails in parallel end long before their claim expires. */
const batch = 5;
const mostBatches = 150;

/** A process that dies between sending and recording sends an email twice, but loses none. */
export async function sendOutbox(services: Services): Promise<void> {
  const { sql, mail, clock } = services;
  if (!mail) return;
  for (let round = 0; round < mostBatches; round += 1) {
    await deleteOutdatedStatusEmails(sql, clock());
    const claimed = await takeDueEmails(sql, clock(), batch);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((email) => sendOne(services, mail, email)));
  }
}

async function sendOne(services: Services, mail: Mailer, email: DueEmail): Promise<void> {
  const { sql, vault, clock, log, settings } = services;
  const { id, kind, attempts } = email;
  try {
    const { locale, foot, ...message } = addFoot(await openEmail(vault, email), settings);
    await mail.send({ ...message, html: emailHtml({ ...message, locale, foot }) }, id);
  } catch (error) {
    const known = error instanceof MailNotSent ? error : undefined;
    const reason = known?.reason ?? (error as Error).name;
    const isOver = attempts >= mostAttempts || known?.isFinal === true;
    const event = isOver ? "mail given up" : "mail not sent";
    log({ event, kind, id, attempts, reason, ...(!known && { cause: wordlessStackOf(error) }) });
    await markEmailFailed(sql, id, { reason, givenUpAt: isOver ? clock() : undefined });
    return;
  }
  await markEmailSent(sql, id);
  log({ event: "mail sent", kind, id });
}

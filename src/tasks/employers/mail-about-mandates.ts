import {
  takeEndingMandates,
  takeHiddenEmployers,
  takeWaitingNotice,
} from "../../db/employers/mandate-mails.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { readerLocale } from "../../domain/mail/reader-locale.ts";
import { employersWaiting } from "../../emails/employers-waiting.ts";
import { mandateEnding } from "../../emails/mandate-ending.ts";
import { mandateNeeded } from "../../emails/mandate-needed.ts";
import type { Services } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { Locale } from "../../shared/languages.ts";
import { linksFor } from "../../shared/link.ts";

export async function mailAboutMandates({ sql, vault, settings }: Services): Promise<void> {
  const { siteUrl, operatorEmail } = settings;
  const linkIn = (locale: Locale) => siteUrl + linksFor(locale)(routes.employerCompany);
  const each = async (take: (tx: Transaction) => Promise<number>) => {
    while ((await inTransaction(sql, take)) > 0);
  };
  await each(async (tx) => {
    const ending = await takeEndingMandates(tx);
    for (const mandate of ending) {
      const locale = readerLocale(mandate);
      await enqueueEmail(tx, vault, mandateEnding(locale, { ...mandate, link: linkIn(locale) }));
    }
    return ending.length;
  });
  await each(async (tx) => {
    const hidden = await takeHiddenEmployers(tx);
    for (const employer of hidden) {
      const locale = readerLocale(employer);
      await enqueueEmail(tx, vault, mandateNeeded(locale, { ...employer, link: linkIn(locale) }));
    }
    return hidden.length;
  });
  if (!operatorEmail) return;
  await inTransaction(sql, async (tx) => {
    const waiting = await takeWaitingNotice(tx);
    if (waiting === undefined) return;
    const locale = readerLocale({ email: operatorEmail });
    const queue = siteUrl + linksFor(locale)(routes.adminEmployers);
    await enqueueEmail(tx, vault, employersWaiting(locale, operatorEmail, waiting, queue));
  });
}

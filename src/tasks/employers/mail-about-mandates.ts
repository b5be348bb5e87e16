import {
  takeEndingMandates,
  takeHiddenEmployers,
  takeWaitingNotice,
} from "../../db/employers/mandate-mails.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { employersWaiting } from "../../emails/employers-waiting.ts";
import { mandateEnding } from "../../emails/mandate-ending.ts";
import { mandateNeeded } from "../../emails/mandate-needed.ts";
import type { Services } from "../../env.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";

export async function mailAboutMandates({ sql, vault, settings }: Services): Promise<void> {
  const { siteUrl, operatorEmail } = settings;
  const link = siteUrl + linkTo(routes.employerCompany);
  const each = async (take: (tx: Transaction) => Promise<number>) => {
    while ((await inTransaction(sql, take)) > 0);
  };
  await each(async (tx) => {
    const ending = await takeEndingMandates(tx);
    for (const mandate of ending) await enqueueEmail(tx, vault, mandateEnding({ ...mandate, link }));
    return ending.length;
  });
  await each(async (tx) => {
    const hidden = await takeHiddenEmployers(tx);
    for (const employer of hidden) await enqueueEmail(tx, vault, mandateNeeded({ ...employer, link }));
    return hidden.length;
  });
  if (!operatorEmail) return;
  await inTransaction(sql, async (tx) => {
    const waiting = await takeWaitingNotice(tx);
    if (waiting === undefined) return;
    const queue = siteUrl + linkTo(routes.adminEmployers);
    await enqueueEmail(tx, vault, employersWaiting(operatorEmail, waiting, queue));
  });
}

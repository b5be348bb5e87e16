import {
  takeEndingMandates,
  takeHiddenEmployers,
  takeWaitingNotice,
} from "../../db/employers/mandate-mails.ts";
import { listWaitingRequests } from "../../db/employers/mandate-queue.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { administrator, writeTo } from "../../domain/mail/reader-locale.ts";
import { employersWaiting } from "../../emails/employers-waiting.ts";
import { mandateEnding } from "../../emails/mandate-ending.ts";
import { mandateNeeded } from "../../emails/mandate-needed.ts";
import type { Services } from "../../env.ts";
import * as routes from "../../routes.ts";
import type { LinkTo } from "../../shared/link.ts";

const namedRequests = 10;

export async function mailAboutMandates({ sql, vault, settings }: Services): Promise<void> {
  const { siteUrl, operatorEmail } = settings;
  const companyPage = (linkTo: LinkTo) => siteUrl + linkTo(routes.employerCompany);
  const untilNone = async (take: (tx: Transaction) => Promise<number>) => {
    while ((await inTransaction(sql, take)) > 0);
  };
  await untilNone(async (tx) => {
    const ending = await takeEndingMandates(tx);
    for (const mandate of ending) {
      const mail = await writeTo(tx, settings, { account: mandate.email }, (locale, linkTo) =>
        mandateEnding(locale, { ...mandate, link: companyPage(linkTo) }),
      );
      await enqueueEmail(tx, vault, mail);
    }
    return ending.length;
  });
  await untilNone(async (tx) => {
    const hidden = await takeHiddenEmployers(tx);
    for (const employer of hidden) {
      const mail = await writeTo(tx, settings, { account: employer.email }, (locale, linkTo) =>
        mandateNeeded(locale, { ...employer, link: companyPage(linkTo) }),
      );
      await enqueueEmail(tx, vault, mail);
    }
    return hidden.length;
  });
  if (!operatorEmail) return;
  await inTransaction(sql, async (tx) => {
    const waiting = await takeWaitingNotice(tx);
    if (waiting === undefined) return;
    const oldest = await listWaitingRequests(tx, { limit: namedRequests });
    const mail = await writeTo(tx, settings, administrator, (locale, linkTo) =>
      employersWaiting(locale, operatorEmail, {
        ...{ waiting, oldest },
        link: siteUrl + linkTo(routes.adminEmployers),
      }),
    );
    await enqueueEmail(tx, vault, mail);
  });
}

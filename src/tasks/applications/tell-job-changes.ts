import { takeJobChanges, untellJobChange } from "../../db/applications/job-versions.ts";
import { inTransaction } from "../../db/sql.ts";
import { newApplicationLink } from "../../domain/applications/application-link.ts";
import { allowMail } from "../../domain/mail/allow-mail.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { inMailboxOrder } from "../../domain/mail/mailbox.ts";
import { writeTo } from "../../domain/mail/reader-locale.ts";
import { jobChanged } from "../../emails/job-changed.ts";
import type { Services } from "../../env.ts";

const batch = 100;

/** Emails candidates whose open application is for a job with other pay, place or requirements. */
export async function tellJobChanges(services: Services): Promise<void> {
  const full: string[] = [];
  while ((await tellSome(services, full)) === batch);
}

const tellSome = (services: Services, full: string[]) =>
  inTransaction(services.sql, async (tx) => {
    const changes = await takeJobChanges(tx, services.clock(), { batch, full });
    for (const change of inMailboxOrder(changes)) {
      if (!(await allowMail(tx, services, "job changed", change.email))) {
        await untellJobChange(tx, change);
        full.push(change.id);
        continue;
      }
      const applicationId = change.id;
      const mail = await writeTo(tx, services.settings, { applicationId }, async (locale, linkTo) => {
        const link = await newApplicationLink(tx, services.settings, linkTo, applicationId);
        return jobChanged(locale, { ...change, link });
      });
      await enqueueEmail(tx, services.vault, { ...mail, applicationId });
    }
    return changes.length;
  });

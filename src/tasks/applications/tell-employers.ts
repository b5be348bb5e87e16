import { takeEmployerNotices } from "../../db/employers/employer-notices.ts";
import { inTransaction } from "../../db/sql.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { writeTo } from "../../domain/mail/reader-locale.ts";
import { newApplications } from "../../emails/new-applications.ts";
import type { Services } from "../../env.ts";
import * as routes from "../../routes.ts";

const batch = 100;

/** Sends an employer at most one email in 15 minutes. */
export async function tellEmployers(services: Services): Promise<void> {
  while ((await tellSome(services)) === batch);
}

const tellSome = ({ sql, vault, settings }: Services) =>
  inTransaction(sql, async (tx) => {
    const notices = await takeEmployerNotices(tx, batch);
    for (const notice of notices) {
      const mail = await writeTo(tx, settings, { account: notice.email }, (locale, linkTo) =>
        newApplications(locale, notice, settings.siteUrl + linkTo(routes.employerDashboard)),
      );
      await enqueueEmail(tx, vault, mail);
    }
    return notices.length;
  });

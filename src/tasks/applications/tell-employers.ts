import { takeEmployerNotices } from "../../db/employers/employer-notices.ts";
import { inTransaction } from "../../db/sql.ts";
import { enqueueEmail } from "../../domain/mail/enqueue-email.ts";
import { writeTo } from "../../domain/mail/reader-locale.ts";
import { newApplications } from "../../emails/new-applications.ts";
import type { Services } from "../../env.ts";
import * as routes from "../../routes.ts";

/** Sends an employer at most one email in 15 minutes. */
export async function tellEmployers({ sql, vault, settings }: Services): Promise<void> {
  await inTransaction(sql, async (tx) => {
    for (const notice of await takeEmployerNotices(tx)) {
      const mail = await writeTo(tx, settings, { account: notice.email }, (locale, linkTo) =>
        newApplications(locale, notice, settings.siteUrl + linkTo(routes.employerDashboard)),
      );
      await enqueueEmail(tx, vault, mail);
    }
  });
}

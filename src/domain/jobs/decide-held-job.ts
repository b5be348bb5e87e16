import { lockEmployer } from "../../db/employers/mandates.ts";
import { decideHold, findHeldText } from "../../db/jobs/job-holds.ts";
import { inTransaction } from "../../db/sql.ts";
import { jobDecided } from "../../emails/job-decided.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";

/** Fails with 409 when the employer changed the text or somebody decided before. */
export function decideHeldJob(
  { sql, vault, settings }: Pick<World, "sql" | "vault" | "settings">,
  textId: string,
  refusal: string | null,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const found = (await findHeldText(tx, textId)) ?? fail("heldTextChanged");
    // Accounts are always locked before their jobs.
    await lockEmployer(tx, found.employerId, "share");
    const job = (await decideHold(tx, textId, found.jobId, refusal)) ?? fail("heldTextChanged");
    await audit(tx, "admin", refusal === null ? "job released" : "job refused", ["job", job.id], {
      reason: refusal,
    });
    const mail = await writeTo(tx, settings, { account: job.email }, (locale, linkTo) => {
      const path =
        refusal === null ? linkTo(routes.employerDashboard) : linkTo(routes.employerJobEdit, { id: job.id });
      return jobDecided(locale, { ...job, refusal, link: settings.siteUrl + path });
    });
    await enqueueEmail(tx, vault, mail);
  });
}

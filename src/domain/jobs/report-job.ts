import { randomUUID } from "node:crypto";
import { lockEmployer } from "../../db/employers/mandates.ts";
import { findPoster } from "../../db/employers/suspension.ts";
import {
  closeReport,
  closeReportsOf,
  insertReport,
  lockReport,
  type ModeratedJob,
  type ReportOutcome,
  restoreJob,
  takeJobDown,
} from "../../db/jobs/job-reports.ts";
import { inTransaction } from "../../db/sql.ts";
import { jobRestored } from "../../emails/job-restored.ts";
import { jobTakenDown } from "../../emails/job-taken-down.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { JobReport } from "../../shared/jobs/job-report.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { dropHeldChanges } from "../applications/take-back-status.ts";
import { suspendAccount } from "../employers/suspend-account.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { writeTo } from "../mail/reader-locale.ts";

export const reportContext = (id: string) => `vacancy_reports.private:${id}`;

export type ReportWords = Pick<JobReport, "details" | "email">;

export async function reportJob(
  { sql, vault }: Pick<World, "sql" | "vault">,
  jobId: string,
  { reason, details, email }: JobReport,
): Promise<void> {
  const id = randomUUID();
  const words: ReportWords = { details, ...(email && { email }) };
  await insertReport(sql, { id, jobId, reason, private: await vault.sealJson(words, reportContext(id)) });
}

export type ReportAnswer = "keep" | "restore" | { takeDown: string; suspend?: boolean };

/** A take-down closes the job and all its reports. `restore` undoes it. */
export function answerReport(
  { sql, vault, settings, payments }: Pick<World, "sql" | "vault" | "settings" | "payments">,
  id: string,
  answer: ReportAnswer,
): Promise<boolean> {
  const outcome = typeof answer === "string" ? "kept" : "taken down";
  return inTransaction(sql, async (tx) => {
    const report = await lockReport(tx, id);
    if (!report) return false;
    const { jobId } = report;
    const posterId = takesDown(answer) ? await findPoster(tx, jobId) : null;
    // Accounts are always locked before their jobs. A change of status at the same moment comes first.
    if (posterId) await lockEmployer(tx, posterId, "change");
    if (!mayAnswer(report.outcome, answer)) fail("reportAnswered");
    await closeReport(tx, id, outcome);
    await audit(tx, "admin", "vacancy report closed", ["vacancy report", id], { outcome });
    if (answer === "keep") return true;
    if (answer === "restore") {
      const restored = await restoreJob(tx, jobId);
      if (restored) await audit(tx, "admin", "job restored", ["job", jobId]);
      if (hasPoster(restored)) {
        const mail = await writeTo(tx, settings, { account: restored.email }, (locale, linkTo) =>
          jobRestored(locale, { ...restored, link: settings.siteUrl + linkTo(routes.employerDashboard) }),
        );
        await enqueueEmail(tx, vault, mail);
      }
      return true;
    }
    const taken = await takeJobDown(tx, jobId);
    await dropHeldChanges(tx, { jobId });
    await closeReportsOf(tx, jobId, outcome);
    await audit(tx, "admin", "job taken down", ["job", jobId]);
    if (hasPoster(taken)) {
      const mail = await writeTo(tx, settings, { account: taken.email }, (locale) =>
        jobTakenDown(locale, { ...taken, reason: answer.takeDown }),
      );
      await enqueueEmail(tx, vault, mail);
    }
    if (posterId && answer.suspend)
      await suspendAccount({ sql: tx, vault, settings, payments }, posterId, answer.takeDown);
    return true;
  });
}

const takesDown = (answer: ReportAnswer) => typeof answer !== "string";

const hasPoster = (
  job: ModeratedJob | undefined,
): job is ModeratedJob & { email: string; firstName: string } => job?.email != null;

function mayAnswer(before: ReportOutcome | null, answer: ReportAnswer): boolean {
  if (answer === "keep") return before === null;
  return answer === "restore" ? before === "taken down" : before !== "taken down";
}

import type { Services } from "../env.ts";
import { stackOf } from "../shared/error-causes.ts";
import { remindOfSavedJobs } from "./alerts/remind-of-saved-jobs.ts";
import { sendJobAlerts } from "./alerts/send-job-alerts.ts";
import { startNewsletters } from "./alerts/start-newsletters.ts";
import { eraseOldApplications } from "./applications/erase-old-applications.ts";
import { remindOfExpiry } from "./applications/remind-of-expiry.ts";
import { remindOfInterviews } from "./applications/remind-of-interviews.ts";
import { remindOfSilence } from "./applications/remind-of-silence.ts";
import { scanDocuments } from "./applications/scan-documents.ts";
import { tellEmployers } from "./applications/tell-employers.ts";
import { tellJobChanges } from "./applications/tell-job-changes.ts";
import { tellOfMessages } from "./applications/tell-of-messages.ts";
import { deleteOldDrafts } from "./applying/delete-old-drafts.ts";
import { deleteUnclaimedDocuments } from "./applying/delete-unclaimed-documents.ts";
import { remindOfDrafts } from "./applying/remind-of-drafts.ts";
import { removeBrokenUploads } from "./applying/remove-broken-uploads.ts";
import { deleteExpired } from "./delete-expired.ts";
import { mailAboutMandates } from "./employers/mail-about-mandates.ts";
import { fillSearch, prepareSearch } from "./jobs/prepare-search.ts";
import { sweepCounts } from "./jobs/sweep-counts.ts";
import { sendOutbox } from "./mail/send-outbox.ts";
import { reconcilePayments } from "./payments/reconcile-payments.ts";
import { refundClosedApplications } from "./payments/refund-closed-applications.ts";
import { refundUnplacedApplications } from "./payments/refund-unplaced-applications.ts";
import { recordingRetention } from "./record-retention.ts";

export interface Task {
  name: string;
  everyMinutes: number;
  /** A long task ends early when `stopping` aborts. */
  run: (services: Services, stopping?: AbortSignal) => Promise<unknown>;
}

export const scanning: Task = { name: "scan documents", everyMinutes: 1, run: scanDocuments };

/** Each task is safe to run twice and on two machines. On Node it also runs at the start. */
export const tasks: readonly Task[] = [
  { name: "tell of messages", everyMinutes: 1, run: tellOfMessages },
  { name: "send outbox", everyMinutes: 1, run: sendOutbox },
  scanning,
  { name: "reconcile payments", everyMinutes: 10, run: reconcilePayments },
  { name: "refund closed applications", everyMinutes: 60, run: refundClosedApplications },
  { name: "refund unplaced applications", everyMinutes: 60, run: refundUnplacedApplications },
  { name: "tell job changes", everyMinutes: 15, run: tellJobChanges },
  { name: "tell employers", everyMinutes: 5, run: tellEmployers },
  { name: "start newsletters", everyMinutes: 15, run: startNewsletters },
  { name: "send job alerts", everyMinutes: 15, run: sendJobAlerts },
  { name: "remind of saved jobs", everyMinutes: 60, run: remindOfSavedJobs },
  { name: "fill search", everyMinutes: 5, run: fillSearch },
  { name: "prepare search", everyMinutes: 60, run: prepareSearch },
  { name: "sweep counts", everyMinutes: 5, run: sweepCounts },
  { name: "mail about mandates", everyMinutes: 15, run: mailAboutMandates },
  { name: "remind of interviews", everyMinutes: 5, run: remindOfInterviews },
  { name: "remind of silence", everyMinutes: 60, run: remindOfSilence },
  { name: "remind of expiry", everyMinutes: 60, run: remindOfExpiry },
  { name: "remind of drafts", everyMinutes: 60, run: remindOfDrafts },
  {
    name: "delete unclaimed documents",
    everyMinutes: 60,
    run: recordingRetention("delete unclaimed documents", async (services) => ({
      documents: await deleteUnclaimedDocuments(services),
    })),
  },
  { name: "remove broken uploads", everyMinutes: 60, run: removeBrokenUploads },
  {
    name: "delete old drafts",
    everyMinutes: 60,
    run: recordingRetention("delete old drafts", deleteOldDrafts),
  },
  {
    name: "erase old applications",
    everyMinutes: 60,
    run: recordingRetention("erase old applications", eraseOldApplications),
  },
  { name: "delete expired rows", everyMinutes: 60, run: deleteExpired },
];

/** A task that fails is logged and runs again at its next time. */
export async function runTask(task: Task, services: Services, stopping?: AbortSignal): Promise<void> {
  try {
    await task.run(services, stopping);
  } catch (error) {
    services.log({
      event: "task failed",
      task: task.name,
      cause: stackOf(error),
    });
  }
}

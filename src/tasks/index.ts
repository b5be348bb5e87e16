import type { Services } from "../env.ts";
import { stackOf } from "../shared/error-causes.ts";
import { deleteExpired } from "./delete-expired.ts";
import { deleteOldDrafts } from "./delete-old-drafts.ts";
import { deleteUnclaimedDocuments } from "./delete-unclaimed-documents.ts";
import { eraseOldApplications } from "./erase-old-applications.ts";
import { mailAboutMandates } from "./mail-about-mandates.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { recordingRetention } from "./record-retention.ts";
import { refundClosedApplications } from "./refund-closed-applications.ts";
import { remindOfSilence } from "./remind-of-silence.ts";
import { removeBrokenUploads } from "./remove-broken-uploads.ts";
import { scanDocuments } from "./scan-documents.ts";
import { sendJobAlerts } from "./send-job-alerts.ts";
import { sendOutbox } from "./send-outbox.ts";
import { startNewsletters } from "./start-newsletters.ts";
import { sweepCounts } from "./sweep-counts.ts";
import { tellEmployers } from "./tell-employers.ts";

export interface Task {
  name: string;
  everyMinutes: number;
  run: (services: Services) => Promise<unknown>;
}

export const scanning: Task = { name: "scan documents", everyMinutes: 1, run: scanDocuments };

/** The timetable: what runs without a visitor, first at the start. Each is safe to run twice, and on two machines. */
export const tasks: readonly Task[] = [
  { name: "send outbox", everyMinutes: 1, run: sendOutbox },
  scanning,
  { name: "reconcile payments", everyMinutes: 10, run: reconcilePayments },
  { name: "refund closed applications", everyMinutes: 60, run: refundClosedApplications },
  { name: "tell employers", everyMinutes: 5, run: tellEmployers },
  { name: "start newsletters", everyMinutes: 15, run: startNewsletters },
  { name: "send job alerts", everyMinutes: 15, run: sendJobAlerts },
  { name: "sweep counts", everyMinutes: 5, run: sweepCounts },
  { name: "mail about mandates", everyMinutes: 15, run: mailAboutMandates },
  { name: "remind of silence", everyMinutes: 60, run: remindOfSilence },
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

/** Runs one task; a failing one is logged and waits for its next time. */
export async function runTask(task: Task, services: Services): Promise<void> {
  try {
    await task.run(services);
  } catch (error) {
    services.log({
      event: "task failed",
      task: task.name,
      cause: stackOf(error),
    });
  }
}

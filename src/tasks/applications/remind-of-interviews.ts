import {
  type InterviewReminder,
  interviewReminders,
  lockInterviewsWithoutEmployer,
  takeInterviewReminders,
} from "../../db/applications/interviews.ts";
import { inTransaction } from "../../db/sql.ts";
import { cancelLocked } from "../../domain/applications/interviews/cancel-interview.ts";
import { tellOfInterview } from "../../domain/applications/interviews/tell-of-interview.ts";
import type { Services } from "../../env.ts";

const batch = 50;
const reminders = Object.keys(interviewReminders) as InterviewReminder[];

/** First cancels the interviews of applications that closed to their employer, so that nobody is reminded of them. */
export async function remindOfInterviews(services: Services): Promise<void> {
  while ((await cancelClosed(services)) === batch);
  for (const reminder of reminders) while ((await remind(services, reminder)) === batch);
}

const cancelClosed = (services: Services) =>
  inTransaction(services.sql, async (tx) => {
    const closed = await lockInterviewsWithoutEmployer(tx, services.clock(), batch);
    for (const row of closed) await cancelLocked(tx, services, row, "site");
    return closed.length;
  });

const remind = (services: Services, reminder: InterviewReminder) =>
  inTransaction(services.sql, async (tx) => {
    const due = await takeInterviewReminders(tx, reminder, services.clock(), batch);
    for (const row of due) await tellOfInterview(tx, services, row, { news: reminder, by: "site" });
    return due.length;
  });

import type { JobApplication } from "../../src/shared/applications/job-application.ts";
import { anEmployer } from "./account.ts";
import { postJob, setStatus, undoStatus } from "./employer.ts";
import { mailsTo } from "./mailbox.ts";
import { anOwnPageOf } from "./own-page.ts";
import { Browser, send, testDatabase } from "./site.ts";

/** Ends the ten minutes: the email is due, and the candidate's page follows. */
export async function endHold(applicationId: string): Promise<void> {
  const sql = await testDatabase();
  const [told] = await sql<{ emailId: string | null }[]>`
    select email_id from status_notices where application_id = ${applicationId} and told_at > now() limit 1`;
  await sql`
    update status_notices set told_at = told_at - interval '10 minutes'
    where application_id = ${applicationId} and told_at > now()`;
  if (told?.emailId)
    await sql`update outbox set next_attempt_at = next_attempt_at - interval '10 minutes' where id = ${told.emailId}`;
}

/** An application for a job, and what its employer and its candidate do and see. */
export async function anAppliedJob() {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const own = await anOwnPageOf(new Browser(), {}, job.id);
  const told = async () => (await mailsTo(own.email)).filter(({ kind }) => kind === "status changed");
  const set = (status: string, words?: object) => setStatus(employer.browser, own.id, status, words);
  const undo = () => undoStatus(employer.browser, own.id);
  const page = async () => (await send(own.path)).text();
  return { ...own, employer, job, told, set, undo, page };
}

export const shownIn = async (answer: Response) => (await answer.json()) as JobApplication;

export async function storedStatus(id: string): Promise<string> {
  const sql = await testDatabase();
  const [row] = await sql<{ status: string }[]>`
    select application_status as status from applications where id = ${id}`;
  return row!.status;
}

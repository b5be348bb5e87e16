import { applyEmployerRules } from "../../src/db/employers/employer-rules.ts";
import { listUnsentEmails } from "../../src/db/mail/outbox.ts";
import { openEmail } from "../../src/domain/mail/open-email.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import type { JobPosting } from "../../src/shared/jobs/job-posting.ts";
import { type Account, anEmployer } from "./account.ts";
import { signedIn } from "./administrator.ts";
import { migratedDatabase } from "./database.ts";
import { postJob } from "./employer.ts";
import { unique } from "./fixtures.ts";
import { json, send, testServices } from "./site.ts";

export const asksForMoney = "Work the crane.\nA deposit of 200 USD secures your place.";
export const harmless = "Work the crane.";

/** A site of its own that checks employers, with an administrator who is signed in. The caller closes it. */
export async function openCheckedSite() {
  const { sql, close } = await migratedDatabase();
  await applyEmployerRules(sql, { employerCheck: "before", unpaidWithheld: true });
  const world = { sql, settings: { employerCheck: "before" as const } };
  const administrator = await signedIn(world);

  async function grant({ user }: Account, company: string): Promise<void> {
    await sql`update users set email_confirmed_at = now() where id = ${user.id}`;
    const note = "the register, and a call to its published number";
    const path = `/api/admin/employers/${user.id}/mandate`;
    const response = await administrator.send(path, json({ company, note }, "PUT"));
    if (response.status !== 200) throw new Error(`the check was answered with ${await response.text()}`);
  }

  return {
    sql,
    close,
    world,
    administrator,
    grant,

    async checked(company = unique("Kvernholm")) {
      const employer = await anEmployer(world);
      await grant(employer, company);
      const post = (posting: Partial<JobPosting> = {}) => postJob(employer, { company, ...posting });
      const edit = async (job: Job, changes: Partial<JobPosting>) =>
        (await (await employer.browser.send(`/api/jobs/${job.id}`, json(changes, "PATCH"))).json()) as Job;
      return { employer, company, post, edit };
    },

    isPublic: async ({ id }: Job) => (await send(`/api/jobs/${id}`, {}, world)).status === 200,

    async mailsTo({ user }: Account, kind: string) {
      const { vault } = await testServices();
      const emails = (await listUnsentEmails(sql, 1000)).filter((email) => email.kind === kind);
      const opened = await Promise.all(emails.map((email) => openEmail(vault, email)));
      return opened.filter(({ recipient }) => recipient === user.email);
    },

    /** The administrator decides on the job's present text. */
    textIdOf: async ({ id }: Job): Promise<string> =>
      (await sql`select text_id from job_holds where job_id = ${id}`)[0]?.textId,

    decide: (id: string, answer: string, reason = "") =>
      administrator.submit("/admin/reports/held", { id, answer, reason }),
  };
}

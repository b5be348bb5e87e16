import type { Sql } from "../../src/db/sql.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import type { JobPosting } from "../../src/shared/jobs/job-posting.ts";
import type { Account } from "./account.ts";
import { inDays, pay, prepare, unique } from "./fixtures.ts";
import { anApplicant, complete, submit } from "./payment-steps.ts";
import { Browser, json, testDatabase } from "./site.ts";

export const aPosting = (): JobPosting => ({
  title: unique("Crane operator"),
  company: unique("Northern Quay"),
  country: "Norway",
  sector: "shipping",
  experienceLevel: "mid",
  salaryMin: 4200,
  salaryMax: 5600,
  vacancies: 3,
  description: "Work the ship-to-shore crane.\nShifts of eight hours.",
  requirements: "Crane licence\nTwo years of practice",
  lang: "en",
  applicationCloseDate: inDays(60),
});

/** It has the effect of entering the code that was mailed to this address. */
export async function confirmMailbox(email: string, database?: Sql): Promise<void> {
  const sql = database ?? (await testDatabase());
  await sql`update users set email_confirmed_at = now() where email = ${email}`;
}

export async function postJob(
  { browser }: Pick<Account, "browser">,
  posting: Partial<JobPosting> = {},
): Promise<Job> {
  const response = await browser.post("/api/jobs", { ...aPosting(), ...posting });
  if (response.status !== 201) throw new Error(`the posting was answered with ${await response.text()}`);
  return (await response.json()) as Job;
}

export const apply = (jobId: string, differences: object = {}): Promise<string> =>
  submit(new Browser(), { ...anApplicant(), jobId, ...differences });

export async function applyAndPay(jobId: string, differences: object = {}, browser = new Browser()) {
  const application = { ...anApplicant(), jobId, ...differences };
  const intent = await prepare(browser, application);
  await pay(browser, intent);
  const id = await submit(browser, application);
  const paid = await complete(browser, id, intent);
  if (paid.status !== 200) throw new Error(`the payment was answered with ${await paid.text()}`);
  return { id, application };
}

/** Opens the masked fields of an application for its employer. */
export const disclose = (browser: Browser, applicationId: string, reason: unknown = "contract") =>
  browser.post(`/api/employer/applications/${applicationId}/disclosures`, { reason });

export const setStatus = (
  browser: Browser,
  applicationId: string,
  status: unknown,
  words: object = {},
): Promise<Response> =>
  browser.send(`/api/employer/applications/${applicationId}/status`, json({ status, ...words }, "PATCH"));

export const undoStatus = (browser: Browser, applicationId: string): Promise<Response> =>
  browser.send(`/api/employer/applications/${applicationId}/status`, { method: "DELETE" });

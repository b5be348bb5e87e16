import type { Sql } from "../../src/db/sql.ts";
import { anApplication, aPreparedPayment, type Intent, unique } from "../support/fixtures.ts";
import { type Browser, type Overrides, testDatabase } from "../support/site.ts";

/** An application of somebody whom no other test knows. */
export const anApplicant = () => ({ ...anApplication, fullName: unique("Maria") });

export const ask = (browser: Browser, application: object = {}) =>
  browser.post("/api/create-payment-intent", application);

/** Sends the application and gives its id. */
export async function submit(browser: Browser, application: object): Promise<string> {
  const response = await browser.post("/api/applications", application);
  if (response.status !== 201) throw new Error(`the application was answered with ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

export const complete = (browser: Browser, id: string, intent: Pick<Intent, "id">) =>
  browser.post(`/api/applications/${id}/complete-payment`, { paymentIntentId: intent.id });

/** An application that was sent, and its payment, which is ready and not paid yet. */
export async function aSentApplication(world: Overrides, changes: object = {}) {
  const application = { ...anApplicant(), ...changes };
  const { browser, intent } = await aPreparedPayment(application, world);
  return { application, browser, intent, id: await submit(browser, application) };
}

/** The application that a payment is for, as the record has it. */
export async function applicationOf(intent: Pick<Intent, "id">) {
  const sql = await testDatabase();
  const [row] = await sql<{ id: string; paymentStatus: string; submittedAt: Date | null }[]>`
    select a.id, a.payment_status, a.submitted_at from applications a
    join payments p on p.application_id = a.id where p.intent_id = ${intent.id}`;
  return row;
}

export async function paymentStatusOf(applicationId: string, database?: Sql): Promise<string | undefined> {
  const sql = database ?? (await testDatabase());
  const [row] = await sql<{ paymentStatus: string }[]>`
    select payment_status from applications where id = ${applicationId}`;
  return row?.paymentStatus;
}

export async function stateOf(intent: Pick<Intent, "id">, database?: Sql): Promise<string | undefined> {
  const sql = database ?? (await testDatabase());
  const [row] = await sql<{ status: string }[]>`select status from payments where intent_id = ${intent.id}`;
  return row?.status;
}

/** Counts how often the audit log has this action for an application. */
export async function timesDone(action: string, applicationId: string | undefined): Promise<number> {
  const sql = await testDatabase();
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from audit_log where action = ${action} and subject_id = ${applicationId ?? null}`;
  return row!.n;
}

/** The emails that were queued so far, of all tests. */
export async function countEmails(): Promise<number> {
  const sql = await testDatabase();
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from outbox`;
  return row!.n;
}

import * as assert from "uvu/assert";
import { markWithdrawn } from "../../src/db/applications/standing.ts";
import { orderRefund } from "../../src/domain/payments/order-refund.ts";
import type { Services } from "../../src/env.ts";
import { testPayments } from "../../src/services/payments/test-gateway.ts";
import { anEmployer } from "./account.ts";
import { migratedDatabase } from "./database.ts";
import { applyAndPay, postJob, setStatus } from "./employer.ts";
import { prepare, upload } from "./fixtures.ts";
import { memoryFiles } from "./memory-files.ts";
import { anApplicant, submit } from "./payment-steps.ts";
import { Browser, json, type Overrides, testServices } from "./site.ts";

export const rows = [
  "draft",
  "unpaid",
  "unanswered",
  "inProgress",
  "accepted",
  "rejected",
  "withdrawn",
  "refunded",
] as const;

type Row = (typeof rows)[number];

interface Sent {
  id: string;
  documentId: string;
}

export async function aSiteOfEachState() {
  const { sql, close } = await migratedDatabase();
  // The logs refuse to be changed, also to be made older.
  await sql`alter table application_status_changes disable trigger application_status_changes_append_only`;
  const files = memoryFiles();
  const testGateway = testPayments(sql, (await testServices()).vault);
  const world: Overrides = { sql, files, payments: testGateway, testGateway };
  const services: Services = { ...(await testServices()), sql, files, payments: testGateway, testGateway };
  const employer = await anEmployer(world);
  const job = await postJob(employer);

  const paid = async (): Promise<Sent> => {
    const browser = new Browser(world);
    const resumeUrl = await upload(browser);
    const { id } = await applyAndPay(job.id, { resumeUrl }, browser);
    return { id, documentId: resumeUrl.split("/").at(-1)! };
  };
  const answered = async (status: string): Promise<Sent> => {
    const sent = await paid();
    assert.is((await setStatus(employer.browser, sent.id, status)).status, 200);
    return sent;
  };
  const unpaid = async (): Promise<Sent> => {
    const browser = new Browser(world);
    const resumeUrl = await upload(browser);
    const application = { ...anApplicant(), jobId: job.id, resumeUrl };
    await prepare(browser, application);
    return { id: await submit(browser, application), documentId: resumeUrl.split("/").at(-1)! };
  };
  const draft = async (): Promise<Sent> => {
    const browser = new Browser(world);
    const resumeUrl = await upload(browser);
    await browser.send("/api/draft", json({ answers: { fullName: "Half Written", resumeUrl } }, "PUT"));
    const [row] = await sql`select id from applications where submitted_at is null`;
    return { id: row!.id, documentId: resumeUrl.split("/").at(-1)! };
  };
  const withdrawn = await paid();
  await markWithdrawn(sql, withdrawn.id);
  const refunded = await paid();
  await orderRefund(services, refunded.id, "goodwill");
  const applications: Record<Row, Sent> = {
    draft: await draft(),
    unpaid: await unpaid(),
    unanswered: await paid(),
    inProgress: await answered("under_review"),
    accepted: await answered("accepted"),
    rejected: await answered("rejected"),
    withdrawn,
    refunded,
  };

  async function age({ id }: Sent, days: number): Promise<void> {
    const by = `${Math.round(days * 86_400)} seconds`;
    await sql`
      update applications set created_at = created_at - ${by}::interval, updated_at = updated_at - ${by}::interval,
        submitted_at = submitted_at - ${by}::interval, paid_at = paid_at - ${by}::interval,
        withdrawn_at = withdrawn_at - ${by}::interval where id = ${id}`;
    await sql`
      update payments set created_at = created_at - ${by}::interval, updated_at = updated_at - ${by}::interval,
        succeeded_at = succeeded_at - ${by}::interval where application_id = ${id}`;
    await sql`
      update application_status_changes set changed_at = changed_at - ${by}::interval where application_id = ${id}`;
    await sql`
      update documents set created_at = created_at - ${by}::interval
      where id in (select document_id from application_documents where application_id = ${id})`;
  }

  /** Counts the rows and pieces that are left of the person and the document. */
  async function leftOf({ id, documentId }: Sent) {
    const [row] = await sql`
      select coalesce(full_name, email, resume_url) is not null or private_sealed is not null
        or draft_sealed is not null as personal
      from applications where id = ${id}`;
    const [key] = await sql`select storage_key from documents where id = ${documentId}`;
    const attached = await sql`select from application_documents where application_id = ${id}`;
    return {
      personal: row?.personal ?? false,
      attached: attached.length > 0,
      document: key !== undefined,
    };
  }
  return { sql, close, services, files, applications, age, leftOf };
}

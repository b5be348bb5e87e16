import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { RetentionKey } from "../../src/shared/retention.ts";
import { inProcess, testDatabase } from "../support/site.ts";

/** A row of the retention table, or why no such row is needed. */
type End =
  | RetentionKey
  | "shown to everybody"
  | "about nobody"
  | "goes with the application"
  | "goes with the account"
  | "goes with the job";

const ends: Record<string, End> = {
  admin_codes: "about nobody",
  admin_sessions: "adminSession",
  administrator_emails: "about nobody",
  application_disclosures: "log",
  application_documents: "goes with the application",
  application_links: "applicationLink",
  application_messages: "message",
  application_status_changes: "log",
  applications: "draft",
  audit_log: "auditView",
  companies: "shown to everybody",
  company_counts: "shown to everybody",
  content_versions: "about nobody",
  country_decisions: "shown to everybody",
  document_readings: "log",
  documents: "upload",
  draft_links: "draftLink",
  employer_companies: "goes with the account",
  employer_rules: "about nobody",
  erasure_requests: "erasureRequest",
  fee_waivers: "shown to everybody",
  interviews: "goes with the application",
  job_alerts: "alert",
  job_holds: "goes with the job",
  job_offers: "goes with the application",
  job_versions: "shown to everybody",
  jobs: "shown to everybody",
  mailbox_codes: "mailboxCode",
  mandate_files: "evidence",
  mandate_notices: "goes with the account",
  mandate_reminders: "goes with the account",
  mandate_requests: "evidence",
  mandates: "goes with the account",
  newsletter_subscribers: "newsletter",
  note_templates: "goes with the account",
  open_companies: "shown to everybody",
  open_job_counts: "shown to everybody",
  outbox: "mail",
  password_resets: "passwordReset",
  payment_events: "paymentEvent",
  payments: "payment",
  placements: "goes with the application",
  private_views: "privateView",
  rate_limits: "requestCount",
  reminded_jobs: "goes with the job",
  review_totals: "shown to everybody",
  reviews: "shown to everybody",
  saved_jobs: "savedList",
  saved_links: "savedLink",
  saved_lists: "savedList",
  saved_reminders: "savedReminder",
  schema_migrations: "about nobody",
  search_concepts: "about nobody",
  search_forms: "about nobody",
  search_phrases: "about nobody",
  search_state: "about nobody",
  search_titles: "shown to everybody",
  search_vocabulary: "shown to everybody",
  status_notices: "goes with the application",
  task_runs: "about nobody",
  test_payments: "about nobody",
  tracking_codes: "trackingCode",
  country_pay: "about nobody",
  trade_pay: "about nobody",
  upload_attempts: "brokenUpload",
  upload_places: "about nobody",
  user_sessions: "session",
  users: "goes with the account",
  vacancy_reports: "report",
};

const tables = suite("every table");

if (inProcess)
  tables("has a row that says what deletes its rows", async () => {
    const sql = await testDatabase();
    const found = await sql<{ name: string }[]>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`;
    assert.equal(
      found.map(({ name }) => name).sort(),
      Object.keys(ends).sort(),
      "see docs/adding-things.md, A table",
    );
  });

tables.run();

import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const visibility = suite("what visitors and employers may see");

const folder = new URL("../../src/db/", import.meta.url);
const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);
const files = paths.map((path) => basename(path));
const textOf = (file: string) =>
  readFileSync(new URL(paths.find((path) => basename(path) === file)!, folder), "utf8");

const readsJobs = /\b(from|join)\s+jobs\b/;
const readsApplications = /\b(from|join)\s+applications\b/;
/** The predicates, and what is made of them. */
const jobPredicates = /\b(isPublic|isOpen|isForEmployer|hasStandingEmployer|withheldReason)\(|public_until/;
const applicationPredicates = /\b(isForEmployer|withheldReason|hasStandingEmployer)\(/;

/** Why a file reads jobs without "this job is public". */
const jobReaders: Record<string, string> = {
  "country-decisions.ts": "an employer's own jobs say which unknown country they confirmed before",
  "dataset.ts": "the administrator loads and removes samples, whatever visitors see",
  "employer-jobs.ts": "an employer reads their own jobs, in review or not",
  "job-holds.ts": "the administrator and the employer read why a job is in review",
  "job-closings.ts": "reads the closing day of a job that the page has found to be public",
  "mandate-mails.ts": "finds employers whose open jobs nobody sees, to tell them so",
  "mandate-queue.ts": "the administrator reads the text of the jobs of an employer who asks for a check",
  "openings.ts": "a candidate reads which company opened a document of their own application",
  "posting-facts.ts": "compares a posting with the texts of other accounts, open and closed",
  "candidate-view.ts": "a candidate reads what became of the job of their own application",
  "suspension.ts": "the administrator suspends an account with all its jobs",
  "account-erasure.ts": "an account and its own jobs",
  "application-job.ts": "a candidate and the administrator read which job an application is for",
  "job-reports.ts": "the administrator reads reported jobs, public or not",
};

/** Why a file reads applications without "this employer may see this application". */
const applicationReaders: Record<string, string> = {
  "admin-applications.ts": "the administrator sees all applications",
  "standing.ts": "the candidate's own page",
  "application-links.ts": "the candidate's own page",
  "applications.ts": "the candidate's draft, and operations that own the application",
  "earlier-application.ts": "tells a candidate of their own earlier application",
  "document-scans.ts": "the virus scanner, the candidate's own page, and the administrator's list",
  "draft-links.ts": "moves the candidate's own draft",
  "employer-jobs.ts": "counts the rows of the employer's list, which holds withheld ones as rows",
  "erasure.ts": "the candidate's erasure, and retention",
  "failed-refunds.ts": "the administrator's list of refunds",
  "openings.ts": "the candidate's own page",
  "candidate-view.ts": "the candidate's own page",
  "payments-attention.ts": "the administrator's list of payments",
  "payments.ts": "payments of an application, for settling and refunds",
  "find-duplicate.ts": "the candidate's own browser",
  "browser-submissions.ts": "the candidate's own browser",
  "suspension.ts": "emails the candidates of a suspended account",
  "tracking-codes.ts": "the candidate follows their own application",
  "uploads.ts": "counts the documents of a browser that no sent application holds",
  "waiting-counts.ts": "counts the general applications that the administrator has to answer",
  "find-application-job.ts": "the candidate's own application",
};

const without = (reads: RegExp, predicates: RegExp) =>
  files.filter((file) => reads.test(textOf(file)) && !predicates.test(textOf(file)));

visibility("is asked by every query on jobs, or the query has a reason", () => {
  const unexplained = without(readsJobs, jobPredicates).filter((file) => !(file in jobReaders));
  assert.equal(unexplained, [], "use isPublic, isOpen or isForEmployer, or give the reason in this test");
});

visibility("is asked by every query on applications, or the query has a reason", () => {
  const unexplained = without(readsApplications, applicationPredicates).filter(
    (file) => !(file in applicationReaders),
  );
  assert.equal(unexplained, [], "use isForEmployer, or give the reason in this test");
});

visibility("has no reason for a file that is gone", () => {
  for (const file of [...Object.keys(jobReaders), ...Object.keys(applicationReaders)])
    assert.ok(files.includes(file), file);
});

visibility("is read from the database by src/db alone", () => {
  const root = new URL("../../src/", import.meta.url);
  const others = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|^db\//.test(file),
  );
  const reading = others.filter((file) => {
    const text = readFileSync(new URL(file, root), "utf8");
    return /sql(<[^>]*>)?`[^`]*\b(from|join)\s+(jobs|applications)\b/.test(text);
  });
  assert.equal(reading, ["runtime/node/open-world.ts"], "only the first start asks whether there is any job");
});

visibility.run();

import * as z from "zod/mini";
import { applicationStatuses } from "../../shared/applications/application-status.ts";
import { Account, ApplicationOfEmployer, OpenedFields, Vacancy, WithheldFromEmployer } from "./answers.ts";
import type { Call } from "./call.ts";

const done = z.object({ success: z.literal(true) });
/** A whole application, or what is left of a withheld one. */
const EmployerView = z.union([ApplicationOfEmployer, WithheldFromEmployer]);
const statuses = applicationStatuses.map(({ value }) => value);

/** What needs an account or the administrator's session, and the ways to them. */
export const signedInCalls: Record<string, Call> = {
  "POST /api/auth/sign-up": {
    group: "Accounts",
    summary: "Open an account and sign in",
    answer: { status: 201, description: "The account; a cookie holds its session.", schema: Account },
    fails: ["emailTaken"],
  },
  "POST /api/auth/sign-in": {
    group: "Accounts",
    summary: "Sign in",
    description: "Wrong passwords are counted: 10 an account in 15 minutes, 100 an address in an hour.",
    answer: { status: 200, description: "The account; a cookie holds its session.", schema: Account },
    fails: ["wrongSignIn", "tooManyGuesses"],
  },
  "POST /api/auth/sign-out": {
    group: "Accounts",
    summary: "Sign out",
    answer: { status: 200, description: "The session is over.", schema: done },
  },
  "GET /api/auth/user": {
    group: "Accounts",
    summary: "Who is signed in",
    answer: { status: 200, description: "The account.", schema: Account },
  },
  "POST /api/auth/confirm-email": {
    group: "Accounts",
    summary: "Confirm the account's email address",
    description:
      "We email an eight-digit code at sign-up. It works for 24 hours. Until it is entered, the account gets no other email. Wrong codes are counted: 10 an account and 100 an address in an hour.",
    answer: { status: 200, description: "The account. Repeated calls succeed, too.", schema: Account },
    fails: ["wrongCode", "tooManyWrongCodes"],
  },
  "POST /api/auth/confirm-email/again": {
    group: "Accounts",
    summary: "Ask for a new code",
    description: "The new code replaces the one before. We email at most five a day.",
    answer: { status: 200, description: "The account.", schema: Account },
    fails: ["tooManyCodes"],
  },
  "POST /api/auth/become-employer": {
    group: "Accounts",
    summary: "Become an employer",
    answer: { status: 200, description: "The account, which may post jobs now.", schema: Account },
  },
  "POST /api/auth/password": {
    group: "Accounts",
    summary: "Change the password",
    description: "Every other session of the account ends.",
    answer: { status: 200, description: "It is changed.", schema: done },
    fails: ["wrongSignIn"],
  },
  "POST /api/auth/deletion": {
    group: "Accounts",
    summary: "Delete your account",
    description:
      "Its sessions end, its jobs close, and its name, email address and password are gone. Candidates who may still hope for an answer get an email. Refused for a suspended account, and while a report of one of its jobs is open or one of them is taken down.",
    answer: { status: 200, description: "It is deleted.", schema: done },
    fails: ["wrongSignIn", "tooManyGuesses", "accountKept"],
  },
  "POST /api/auth/forgot-password": {
    group: "Accounts",
    summary: "Ask for a link to set a new password",
    description: "The answer is the same whether there is such an account or not.",
    answer: { status: 202, description: "It is accepted.", schema: done },
  },
  "POST /api/auth/reset-password": {
    group: "Accounts",
    summary: "Set a new password with the emailed link",
    answer: { status: 200, description: "It is set, and the account signed in.", schema: done },
    fails: ["linkUsed"],
  },

  "POST /api/jobs": {
    group: "Employers",
    summary: "Post a job",
    answer: { status: 201, description: "The job, which is public at once.", schema: Vacancy },
    fails: ["postingClosed"],
  },
  "PATCH /api/jobs/:id": {
    group: "Employers",
    summary: "Change your job",
    answer: { status: 200, description: "The job as it is now.", schema: Vacancy },
    fails: ["jobNotFound", "postingClosed"],
  },
  "POST /api/jobs/:id/closure": {
    group: "Employers",
    summary: "Close your job",
    answer: { status: 200, description: "The job, which takes no more applications.", schema: Vacancy },
    fails: ["jobNotFound"],
  },
  "DELETE /api/jobs/:id/closure": {
    group: "Employers",
    summary: "Open your job again",
    answer: { status: 200, description: "The job, open again.", schema: Vacancy },
    fails: ["jobNotFound", "closeDatePast", "postingClosed"],
  },
  "GET /api/employer/jobs": {
    group: "Employers",
    summary: "Your jobs, open and closed",
    paged: { most: 5000 },
    answer: { status: 200, description: "The jobs, newest first.", schema: Vacancy, list: true },
  },
  "GET /api/employer/applications/:jobId": {
    group: "Employers",
    summary: "Applications for your job",
    query: [{ name: "status", description: "Only those of this status.", values: statuses }],
    paged: { most: 500 },
    answer: {
      status: 200,
      description: "The applications, newest first.",
      schema: EmployerView,
      list: true,
    },
    fails: ["jobNotFound", "applicationsClosed"],
  },
  "PATCH /api/employer/applications/:id/status": {
    group: "Employers",
    summary: "Answer an application",
    description: "We email the candidate.",
    answer: { status: 200, description: "The application as it is now.", schema: ApplicationOfEmployer },
    fails: ["applicationNotFound", "mandateMissing", "applicationErased", "applicationUnpaid"],
  },
  "POST /api/employer/applications/:id/disclosures": {
    group: "Employers",
    summary: "Open the masked fields of an application",
    description:
      "Passport number and copy, date of birth and address are masked until you say why you need them. The candidate reads who opened them, when and why. Repeated, it answers the same; the first reason counts.",
    answer: { status: 201, description: "The opened fields.", schema: OpenedFields },
    fails: ["applicationNotFound", "mandateMissing", "applicationErased", "applicationUnpaid"],
  },
  "GET /objects/uploads/:id": {
    group: "Employers",
    summary: "Read a document",
    description:
      "For the employer of the job and the administrator. We log each reading. A passport copy answers 403 to the employer until they open the application's masked fields. Where documents are scanned for viruses, only a clean one opens.",
    answer: { status: 200, description: "The file, as a download.", type: "application/octet-stream" },
    fails: [
      "signInRequired",
      "notDisclosed",
      "documentNotFound",
      "documentPending",
      "documentUnscannable",
      "documentInfected",
      "filesAway",
    ],
  },
};

import * as z from "zod/mini";
import { documentTypes } from "../../services/documents/document-type.ts";
import { applicationStatuses } from "../../shared/applications/application-status.ts";
import { Account } from "./account-answers.ts";
import { ApplicationOfEmployer, Done, JobAnswer, OpenedFields, WithheldFromEmployer } from "./answers.ts";
import { type Calls, gives, givesList, inGroup } from "./call.ts";
import { InterviewOfApplication } from "./interview-answers.ts";
import { messageCalls } from "./message-calls.ts";
import { offerCalls } from "./offer-calls.ts";

/** A whole application, or what is left of a withheld one. */
const EmployerView = z.union([ApplicationOfEmployer, WithheldFromEmployer]);
const documentMimes = Object.values(documentTypes).map(({ contentType }) => contentType);
const statuses = applicationStatuses.map(({ value }) => value);

/** These calls need an account or the administrator's session, or lead to one. */
export const signedInCalls: Calls = {
  ...inGroup("Accounts", {
    "POST apiSignUp": {
      summary: "Open an account and sign in",
      answer: gives("The account; a cookie holds its session.", Account, 201),
      fails: ["emailTaken"],
    },
    "POST apiSignIn": {
      summary: "Sign in",
      description: "Wrong passwords are counted: 10 an account in 15 minutes, 100 an address in an hour.",
      answer: gives("The account; a cookie holds its session.", Account),
      fails: ["wrongSignIn", "tooManyGuesses"],
    },
    "POST apiSignOut": {
      summary: "Sign out",
      answer: gives("The session is over.", Done),
    },
    "GET apiUser": {
      summary: "Who is signed in",
      answer: gives("The account.", Account),
    },
    "POST apiConfirmEmail": {
      summary: "Confirm the account's email address",
      description:
        "We email an eight-digit code at sign-up. It works for 24 hours. Until it is entered, the account gets no other email. Wrong codes are counted: 10 an account and 100 an address in an hour.",
      answer: gives("The account. Repeated calls succeed, too.", Account),
      fails: ["wrongCode", "tooManyWrongCodes"],
    },
    "POST apiConfirmEmailAgain": {
      summary: "Ask for a new code",
      description: "The new code replaces the one before. We email at most five a day.",
      answer: gives("The account.", Account),
      fails: ["tooManyCodes"],
    },
    "POST apiBecomeEmployer": {
      summary: "Become an employer",
      answer: gives("The account, which may post jobs now.", Account),
    },
    "POST apiPassword": {
      summary: "Change the password",
      description: "Every other session of the account ends.",
      answer: gives("It is changed.", Done),
      fails: ["wrongSignIn"],
    },
    "POST apiDeletion": {
      summary: "Delete your account",
      description:
        "Its sessions end, its jobs close, and its name, email address and password are gone. Candidates who may still hope for an answer get an email. Refused for a suspended account, and while a report of one of its jobs is open or one of them is taken down.",
      answer: gives("It is deleted.", Done),
      fails: ["wrongSignIn", "tooManyGuesses", "accountKept"],
    },
    "POST apiForgotPassword": {
      summary: "Ask for a link to set a new password",
      description: "The answer is the same whether there is such an account or not.",
      answer: gives("It is accepted.", Done, 202),
    },
    "POST apiResetPassword": {
      summary: "Set a new password with the emailed link",
      answer: gives("It is set, and the account signed in.", Done),
      fails: ["linkUsed"],
    },
  }),
  ...inGroup("Employers", {
    "POST apiJobs": {
      summary: "Post a job",
      answer: gives("The job, which is public at once.", JobAnswer, 201),
      fails: ["postingClosed"],
    },
    "PATCH apiJob": {
      summary: "Change your job",
      answer: gives("The job as it is now.", JobAnswer),
      fails: ["jobNotFound", "postingClosed"],
    },
    "POST apiJobClosure": {
      summary: "Close your job",
      answer: gives("The job, which takes no more applications.", JobAnswer),
      fails: ["jobNotFound"],
    },
    "DELETE apiJobClosure": {
      summary: "Open your job again",
      answer: gives("The job, open again.", JobAnswer),
      fails: ["jobNotFound", "closeDatePast", "postingClosed"],
    },
    "GET apiEmployerJobs": {
      summary: "Your jobs, open and closed",
      paged: { most: 5000 },
      answer: givesList("The jobs, newest first.", JobAnswer),
    },
    "GET apiEmployerApplications": {
      summary: "Applications for your job",
      query: [{ name: "status", description: "Only those of this status.", values: statuses }],
      paged: { most: 500 },
      answer: givesList("The applications, newest first.", EmployerView),
      fails: ["jobNotFound", "applicationsClosed"],
    },
    "PATCH apiApplicationStatus": {
      summary: "Answer an application",
      description:
        "The email to the candidate is held for ten minutes. Changes within them make one email, and the last one counts. A rejection may have a reason and a note, which the email and the candidate's page show. The rules of the job review apply to the note.",
      answer: gives("The application as it is now.", ApplicationOfEmployer),
      fails: ["applicationNotFound", "mandateMissing", "applicationErased", "applicationUnpaid"],
    },
    ...messageCalls,
    "DELETE apiApplicationStatus": {
      summary: "Take the last change of the status back",
      description: "Works while its email is held. The candidate hears nothing of it.",
      answer: gives("The application as it is now.", ApplicationOfEmployer),
      fails: [
        "applicationNotFound",
        "mandateMissing",
        "statusTold",
        "applicationErased",
        "applicationUnpaid",
      ],
    },
    "POST apiDisclosures": {
      summary: "Open the masked fields of an application",
      description:
        "Passport number and copy, date of birth and address are masked until you say why you need them. The candidate reads who opened them, when and why. Repeated, it answers the same; the first reason counts.",
      answer: gives("The opened fields.", OpenedFields, 201),
      fails: ["applicationNotFound", "mandateMissing", "applicationErased", "applicationUnpaid"],
    },
    "POST apiInterviews": {
      summary: "Offer an interview",
      description:
        "One to five times as instants, and the time zone in which the employer thinks. We email the candidate, who chooses one. Both get a calendar entry, and reminders a day and an hour before.",
      answer: gives("The interview.", InterviewOfApplication, 201),
      fails: [
        "applicationNotFound",
        "mandateMissing",
        "applicationErased",
        "applicationUnpaid",
        "interviewsFull",
      ],
    },
    "PATCH apiInterview": {
      summary: "Offer other times for an interview",
      description: "The candidate chooses again. A time that was agreed no longer holds.",
      answer: gives("The interview as it is now.", InterviewOfApplication),
      fails: ["applicationNotFound", "interviewNotFound", "mandateMissing", "interviewCancelled"],
    },
    "DELETE apiInterview": {
      summary: "Cancel an interview",
      answer: gives("The cancelled interview. Repeated calls succeed, too.", InterviewOfApplication),
      fails: ["applicationNotFound", "interviewNotFound", "mandateMissing", "interviewOver"],
    },
    ...offerCalls,
    "GET document": {
      summary: "Read a document",
      description:
        "For the employer of the job and the administrator. A document of an offer is for the employer alone. We log each reading. A passport copy answers 403 to the employer until they open the application's masked fields. Where documents are scanned for viruses, only a clean one opens.",
      answer: { status: 200, description: "The file, as a download.", types: documentMimes },
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
  }),
};

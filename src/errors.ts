import { applyMessages, refusedDocuments } from "./content/apply-messages.ts";
import { employerCheckFailures } from "./content/employer-check-failures.ts";
import { interviewFailures } from "./content/interview-failures.ts";
import { linkFailures } from "./content/link-failures.ts";
import { messageFailures } from "./content/message-failures.ts";
import { offerFailures } from "./content/offer-failures.ts";
import { placementFailures } from "./content/placement-failures.ts";
import { reuseFailures } from "./content/reuse-failures.ts";
import type { Issue } from "./shared/issues.ts";
import { say } from "./shared/say.ts";

export const failures = {
  badRequest: [400, "We could not read the request. Please check it and send it again."],
  invalidInput: [400, "Please check the marked fields."],
  wrongCode: [400, "This code is not right, or too old. Use the one in our newest email."],
  signInRequired: [401, "Please sign in first."],
  linkUsed: [401, "This link was used already, or is older than an hour. Please ask for a new one."],
  paymentNotComplete: [
    402,
    "The payment is not complete yet. You have not lost anything: finish or repeat it at step 4.",
  ],
  paymentWrongAmount: [402, "The payment does not match the fee of this application."],
  wrongSignIn: [401, "The email address or the password is not right."],
  wrongRole: [403, "You are signed in, but this is for employers only."],
  applicationsClosed: [
    403,
    "We took this job down after a report, so you can no longer see what candidates sent for it. Please write to us if you think this is wrong.",
  ],
  postingClosed: [
    403,
    "We took one of your jobs down after a report. Until this is solved, you cannot post, change or reopen a job. Please write to us.",
  ],
  accountSuspended: [
    403,
    "This account is suspended, so nobody can sign in to it. Please write to us if you think that is wrong.",
  ],
  foreignOrigin: [403, "This request came from another website, so we refused it."],
  linkExpired: [403, "This upload link is no longer valid. Please choose the file again."],
  notFound: [404, "There is nothing at this address."],
  jobNotFound: [404, "Job not found"],
  accountNotFound: [404, "Account not found"],
  applicationNotFound: [404, "Application not found"],
  paymentUnknown: [404, "We could not find this payment."],
  testPaymentsOff: [404, "Test payments are switched off here."],
  documentNotFound: [404, "Document not found"],
  draftMoved: [
    409,
    "This application was continued on another device. What you enter here does not reach it. Continue there, or start a new one here.",
  ],
  draftSent: [
    410,
    "This application was sent already, so there is nothing to continue. We sent a confirmation to its email address, with a link to its own page.",
  ],
  applicationUnpaid: [
    409,
    "The candidate has not paid for this application yet, so it is closed. It opens as soon as they have.",
  ],
  applicationRefunded: [409, "We gave the fee for this application back, so it is closed."],
  applicationOld: [409, "This job closed more than 180 days ago, so its applications are closed, too."],
  applicationErased: [409, "The candidate has deleted this application. You do not need to answer it."],
  accountKept: [
    409,
    "We cannot delete this account now, because we look into a report about it or have taken one of its jobs down. Please write to us.",
  ],
  applicationWithdrawn: [409, "The candidate has withdrawn this application, so it is closed."],
  ownApplicationWithdrawn: [409, "You withdrew this application, so it is closed."],
  statusTold: [
    409,
    "The ten minutes are over and the candidate knows the status, so it cannot be taken back. You can set another one.",
  ],
  templatesFull: [409, "You keep 20 sentences already. Please delete one before you add another."],
  wrongMethod: [405, "This address takes no request of this kind."],
  emailTaken: [409, "An account with this email address exists already. Please sign in instead."],
  paymentOfAnother: [409, "This payment belongs to another application."],
  paymentGoingBack: [
    409,
    "Nothing was sent: the application was not completed within 24 hours of its payment, and we are refunding the fee. After the refund you can pay again and send the application. What you typed is kept.",
  ],
  refundDisputed: [
    409,
    "Nothing was refunded. The cardholder's bank disputes this payment, so the payment provider refuses the refund. Please answer the dispute at the provider. If you win it, you can order the refund again.",
  ],
  refundUnfunded: [
    409,
    "Nothing was refunded. Your balance at the payment provider is too low for this refund. Please top it up there, then order the refund again.",
  ],
  refundRefused: [
    409,
    "Nothing was refunded. The payment provider refused this refund. Its dashboard shows why. You can order the refund again here, or make it there.",
  ],
  refundElsewhere: [
    409,
    "Nothing was refunded. This fee was paid through Stripe, which the site does not use now. Set STRIPE_SECRET_KEY, then order the refund again.",
  ],
  nothingToRefund: [
    409,
    "This application has no fee to refund: nobody paid one, or it was refunded already.",
  ],
  closeDatePast: [
    409,
    "The application close date is past. Please set a later one first. That opens the job again.",
  ],
  jobTakenDown: [
    409,
    "We took this job down after a report, so you cannot open it again. Please write to us if you think this is wrong.",
  ],
  reportAnswered: [
    409,
    "Someone has answered this report already, so nothing was changed. The list shows its current state.",
  ],
  appliedBefore: [
    409,
    "You have applied for this job already, from this browser and with this email address. Nothing was charged. One application is enough. For another person, use that person's email address.",
  ],
  sentBefore: [
    409,
    "This application was sent already, so nothing is charged and nothing is sent again. What you change on this page does not reach it. For another application, start a new one with other answers.",
  ],
  jobClosed: [409, "This job is closed, so it takes no more applications. Nothing was charged."],
  samplesNotPayable: [
    409,
    "This is a sample listing, shown to demonstrate the site. Nobody can pay for an application to it, and nothing was charged.",
  ],
  documentPending: [409, "We are still scanning this document for viruses. Please try again in a minute."],
  documentUnscannable: [
    409,
    "We could not scan this document for viruses yet, so nobody can open it. We try again. Please come back later.",
  ],
  documentInfected: [410, "Our scanner found a virus in this document, so nobody can open it."],
  uploadExists: [409, "Another file was already uploaded with this link. Please choose the file again."],
  tooLarge: [413, "The request is too large."],
  fileTooLarge: [413, "The selected file must be smaller than 10 MB."],
  fileEmpty: [400, "The selected file is empty."],
  wrongContentType: [415, "We do not take this content type here."],
  fileHeic: [415, applyMessages.fileHeic],
  filePdfLocked: [415, refusedDocuments.filePdfLocked],
  filePdfBroken: [415, refusedDocuments.filePdfBroken],
  filePdfLaunch: [415, refusedDocuments.filePdfLaunch],
  fileWordLoads: [415, refusedDocuments.fileWordLoads],
  fileWordEmbeds: [415, refusedDocuments.fileWordEmbeds],
  filePictureHuge: [415, refusedDocuments.filePictureHuge],
  wrongFileType: [415, applyMessages.fileNoDocument],
  tooManyRequests: [429, "Too many requests from your network. Please wait a little and try again."],
  tooManySignIns: [
    429,
    "You have signed in very often within an hour. Please wait a few minutes before you sign in again.",
  ],
  tooManyGuesses: [429, "Too many wrong passwords. Please wait a minute before the next try."],
  tooManyWrongCodes: [429, "Too many wrong codes. Please wait a few minutes before the next try."],
  tooManyCodes: [
    429,
    "We have emailed you as many codes as we may within a day. Please look for the newest one, in the spam folder too, or try again later.",
  ],
  tooManyJobs: [
    429,
    "Your account has posted as many jobs as it may within a day. This one was not posted, and what you typed is kept. Please post it tomorrow, or write to us if you need more.",
  ],
  tooManyEdits: [
    429,
    "Your account has changed its jobs as often as it may within an hour. This change was not saved, and what you typed is kept. Please try again a little later.",
  ],
  tooManyDraftBytes: [
    429,
    "This file was not kept, because this browser has uploaded 100 MB of documents that are not sent yet. Everything before it is kept. Send the application without this file and add it on the application's own page, or choose a smaller one. Files that you removed make room after two days.",
  ],
  tooManyBytes: [429, "Your network uploaded more within an hour than we can take. Please try again later."],
  failed: [500, "Something went wrong on our side. What you typed is kept. Please try again."],
  paymentsAway: [
    503,
    "We cannot reach the payment service right now. Nothing was lost and nothing was charged twice. Please try again in a minute.",
  ],
  databaseAway: [503, "The site cannot reach its database right now. Please try again in a minute."],
  auditAway: [
    503,
    "We cannot write down right now who looks at personal data, so we do not show it. Please try again in a minute.",
  ],
  filesAway: [503, "We cannot store or open documents right now. Please try again in a minute."],
  signInsBusy: [503, "Very many people are signing in right now. Please try again in a few seconds."],
  uploadsBusy: [503, "Many people are uploading documents right now. Please try again in a minute."],
  tooSlow: [503, "This took longer than it should. Please try again."],
  overloaded: [503, "Very many people are using the site right now. Please try again in a few seconds."],
  sealBroken: [
    503,
    "We cannot open what is stored here right now, because its encryption key is missing. Please try again later.",
  ],
  starting: [503, "The site is starting. Please try again in a moment."],
  filesFull: [
    507,
    "There is no room for documents right now. What you typed is kept. Please try again later.",
  ],
  ...linkFailures,
  ...employerCheckFailures,
  ...interviewFailures,
  ...messageFailures,
  ...placementFailures,
  ...offerFailures,
  ...reuseFailures,
} as const satisfies Record<string, readonly [number, string]>;

export type FailureCode = keyof typeof failures;

type FailureStatus = (typeof failures)[FailureCode][0];

/** A refusal that the visitor reads in the language of the request. `middleware/failures` makes a page or JSON of it. */
export class Failure extends Error {
  override name = "Failure";
  readonly code: FailureCode;
  readonly status: FailureStatus;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The application that the visitor sent before, by its id or that of its job. */
  readonly sentId: string | undefined;

  constructor(
    code: FailureCode,
    details: {
      issues?: Issue[];
      retryAfterSeconds?: number;
      sentId?: string;
      cause?: unknown;
      /** A second sentence that follows the first, such as a list of what is missing. */
      says?: string;
    } = {},
  ) {
    const [status, english] = failures[code];
    const sentence = say(english);
    super(details.says ? `${sentence} ${details.says}.` : sentence, { cause: details.cause });
    this.code = code;
    this.status = status;
    this.issues = details.issues;
    this.sentId = details.sentId;
    this.retryAfterSeconds = details.retryAfterSeconds ?? (status === 503 || status === 507 ? 15 : undefined);
  }
}

/** Refuses: `(await findJob(sql, id)) ?? fail("jobNotFound")`. */
export function fail(code: FailureCode, details?: ConstructorParameters<typeof Failure>[1]): never {
  throw new Failure(code, details);
}

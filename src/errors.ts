import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Issue } from "./shared/issues.ts";

/** Every way to fail on purpose: its status, and the sentence that the visitor reads. */
export const failures = {
  badRequest: [400, "The request could not be read. Please check it and send it again."],
  invalidInput: [400, "Please check the marked fields."],
  signInRequired: [401, "Please sign in first."],
  linkUsed: [401, "This link was used already, or is older than an hour. Please ask for a new one."],
  paymentNotComplete: [
    402,
    "The payment is not complete yet. You have not lost anything: finish or repeat it at step 4.",
  ],
  paymentWrongAmount: [402, "The payment does not match the fee of this application."],
  wrongSignIn: [401, "The email address or the password is not right."],
  wrongRole: [403, "You are signed in, but this is open to employers only."],
  applicationsClosed: [
    403,
    "We took this vacancy down after a report, so what candidates sent for it is closed to you. Please write to us if you think that is wrong.",
  ],
  postingClosed: [
    403,
    "We took a vacancy of yours down after a report. Until that is cleared up, no vacancy can be posted, changed or opened again. Please write to us.",
  ],
  mandateMissing: [
    403,
    "We have not checked that you act for this company, so its applications are closed to you.",
  ],
  accountSuspended: [
    403,
    "This account is suspended, so nobody can sign in to it. Please write to us if you think that is wrong.",
  ],
  foreignOrigin: [403, "This request came from another website and was refused."],
  linkExpired: [403, "This upload link is no longer valid. Please choose the file again."],
  notFound: [404, "There is nothing at this address."],
  jobNotFound: [404, "Job not found"],
  accountNotFound: [404, "Account not found"],
  applicationNotFound: [404, "Application not found"],
  paymentUnknown: [404, "This payment is not known to us."],
  testPaymentsOff: [404, "Test payments are switched off here."],
  documentNotFound: [404, "Document not found"],
  linkUnknown: [
    404,
    "No application stands behind this link, or its time is over. Please open it from the email that we sent you, in full, or find your application by its reference.",
  ],
  erasureLinkUnknown: [
    404,
    "No erasure waits behind this link. Please open it from the newest email that we sent you, in full. Nothing was erased.",
  ],
  erasureLinkOver: [
    410,
    "This link is older than 24 hours, so it erases nothing any more. Ask for a new one on your application's own page.",
  ],
  draftLinkUnknown: [
    404,
    "No application waits behind this link. Please open it from the newest email that we sent you, in full.",
  ],
  draftLinkUsed: [
    410,
    "This link was used already: the application goes on in the browser that opened it. For another move, ask for a new link there.",
  ],
  draftLinkOver: [
    410,
    "This link is older than 72 hours, so it opens nothing any more. The application is still where you began it: ask for a new link there.",
  ],
  draftMoved: [
    409,
    "This application was continued on another device, and nothing that you enter here reaches it. Go on there, or begin a new one here.",
  ],
  draftSent: [
    410,
    "This application was sent already, so there is nothing left to continue. Its confirmation went to its email address, with a link to its own page.",
  ],
  applicationUnpaid: [
    409,
    "The candidate has not paid for this application yet, so it cannot be answered. It opens as soon as they have.",
  ],
  applicationRefunded: [409, "We gave the fee for this application back, so it cannot be answered any more."],
  applicationOld: [
    409,
    "This job closed more than 180 days ago, so its applications cannot be answered any more.",
  ],
  applicationErased: [409, "The candidate has erased this application. There is nothing left to answer."],
  applicationWithdrawn: [
    409,
    "The candidate has withdrawn this application, so its status cannot be changed any more.",
  ],
  emailTaken: [409, "There is an account with this email address already. Please sign in instead."],
  paymentOfAnother: [409, "This payment belongs to another application."],
  paymentGoingBack: [
    409,
    "Nothing was sent: the application was not completed within 24 hours of its payment, and the fee is being given back. Once it has gone back, you can pay again and send the application. What you typed is kept.",
  ],
  refundDisputed: [
    409,
    "Nothing was given back: the cardholder's bank disputes this payment, so the payment provider refuses the refund. Please answer the dispute at the provider. If it is decided for you, the refund can be ordered again.",
  ],
  refundUnfunded: [
    409,
    "Nothing was given back: your balance at the payment provider does not cover this refund. Please top it up there, then order the refund again.",
  ],
  refundRefused: [
    409,
    "Nothing was given back: the payment provider refused this refund. Its dashboard shows why. The refund can be ordered again here, or made there.",
  ],
  nothingToRefund: [
    409,
    "No fee of this application can be given back: none was paid, or it went back already.",
  ],
  closeDatePast: [
    409,
    "The application close date is past. Please set a later one first; that opens the vacancy again.",
  ],
  jobTakenDown: [
    409,
    "We took this vacancy down after a report, so it cannot be opened again. Please write to us if you think that is wrong.",
  ],
  reportAnswered: [
    409,
    "This report was answered meanwhile, so nothing was changed. The list shows how it stands now.",
  ],
  appliedBefore: [
    409,
    "You have applied for this vacancy already, from this browser and with this email address. Nothing was charged. One application is enough; for somebody else, use their own email address.",
  ],
  sentBefore: [
    409,
    "This application was sent already, so nothing is charged and nothing is sent again. What you change on this page does not reach it; for another application, begin a new one with other answers.",
  ],
  jobClosed: [409, "This vacancy is closed, so it takes no more applications. Nothing was charged."],
  samplesNotPayable: [
    409,
    "This is a sample listing, shown to demonstrate the site. No application can be paid for it, and nothing was charged.",
  ],
  uploadExists: [409, "Another file was already uploaded with this link. Please choose the file again."],
  tooLarge: [413, "The request is too large."],
  fileTooLarge: [413, "The selected file must be smaller than 10 MB."],
  fileEmpty: [400, "The selected file is empty."],
  wrongContentType: [415, "The request has a content type that is not taken here."],
  wrongFileType: [415, "The selected file must be a PDF, Word, JPG or PNG file."],
  tooManyRequests: [429, "Too many requests from your network. Please wait a little and try again."],
  tooManySignIns: [
    429,
    "You have signed in very often within an hour. Please wait a few minutes before you sign in again.",
  ],
  tooManyGuesses: [429, "Too many wrong passwords. Please wait a minute before the next try."],
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
    "This browser has uploaded 100 MB of documents for an application that is not sent yet. Please send it first. Documents that you do not use are deleted after two days; then there is room again.",
  ],
  tooManyBytes: [
    429,
    "More was uploaded from your network within an hour than we can take. Please try again a little later.",
  ],
  failed: [500, "Something went wrong on our side. What you typed is kept; please try again."],
  paymentsAway: [
    503,
    "The payment service cannot be reached just now. Nothing was lost and nothing was charged twice: please try again in a minute.",
  ],
  databaseAway: [503, "The site cannot reach its database just now. Please try again in a minute."],
  filesAway: [503, "Documents cannot be stored just now. Please try again in a minute."],
  signInsBusy: [503, "Very many people are signing in just now. Please try again in a few seconds."],
  uploadsBusy: [503, "Many documents are being uploaded just now. Please try again in a minute."],
  tooSlow: [503, "This took longer than it should. Please try again."],
  overloaded: [503, "Very many people are using the site just now. Please try again in a few seconds."],
  sealBroken: [
    503,
    "What is kept here cannot be opened just now: the key that sealed it is missing. Please try again later.",
  ],
  starting: [503, "The site is just starting. Please try again in a moment."],
  filesFull: [
    507,
    "There is no room for documents just now. What you typed is kept; please try again later.",
  ],
} as const satisfies Record<string, readonly [ContentfulStatusCode, string]>;

export type FailureCode = keyof typeof failures;

/** A refusal on its way to the visitor. `middleware/failures` turns it into a page or JSON. */
export class Failure extends Error {
  override name = "Failure";
  readonly code: FailureCode;
  readonly status: ContentfulStatusCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Where the visitor gets on: a path. */
  readonly link: string | undefined;

  constructor(
    code: FailureCode,
    details: { issues?: Issue[]; retryAfterSeconds?: number; link?: string; cause?: unknown } = {},
  ) {
    const [status, sentence] = failures[code];
    super(sentence, { cause: details.cause });
    this.code = code;
    this.status = status;
    this.issues = details.issues;
    this.link = details.link;
    this.retryAfterSeconds = details.retryAfterSeconds ?? (status === 503 || status === 507 ? 15 : undefined);
  }
}

/** Refuses: `(await findJob(sql, id)) ?? fail("jobNotFound")`. */
export function fail(code: FailureCode, details?: ConstructorParameters<typeof Failure>[1]): never {
  throw new Failure(code, details);
}

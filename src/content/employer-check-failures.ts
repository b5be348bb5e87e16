/** Refusals about the check of employers: the status, and the sentence that the employer or the administrator reads. */
export const employerCheckFailures = {
  jobLongClosed: [
    409,
    "This job closed more than 180 days ago, so it cannot be opened again. Please post it as a new job.",
  ],
  mandateMissing: [
    403,
    "Our check that you act for this company is missing or has ended, so its applications are closed to you.",
  ],
  notDisclosed: [
    403,
    "This is a candidate's passport copy. Open it on the application's card: choose why you need it.",
  ],
  mandateRequestNotFound: [404, "Request not found"],
  mandateRequestOpen: [
    409,
    "You have sent this request already, and we are checking it. We email you when we have decided.",
  ],
  mandateQuestionClosed: [409, "We have no open question on this company. Nothing was sent."],
  mandateNotEnding: [
    409,
    "Our check of this company still counts for more than 60 days. You can ask for its renewal in its last 60 days.",
  ],
  mandateDecided: [
    409,
    "Someone has decided on this request already, so nothing was changed. The list shows its current state.",
  ],
  mandateProofMissing: [409, "This check cannot count yet. What is missing:"],
  mandateLicenceEnded: [409, "The licence of this agency has ended, so a check of it cannot count."],
  domainCodeWrong: [
    400,
    "This code is not right, or it is too old. After five wrong codes, please write to us for a new one.",
  ],
  mailboxUnconfirmed: [
    409,
    "The owner of this account has not confirmed its email address yet, so no check of it can count.",
  ],
  heldTextChanged: [
    409,
    "The employer has changed this job since, or somebody has decided on it. Please look at the list again.",
  ],
  tooManyDomainCodes: [
    429,
    "This mailbox got as many codes as it may within a day. Please try again tomorrow.",
  ],
  tooManyMandateRequests: [
    429,
    "Your account has sent as many requests as it may within a day. This one was not sent, and what you typed is kept. Please send it tomorrow.",
  ],
} as const;

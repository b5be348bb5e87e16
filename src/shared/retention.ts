interface Row {
  what: string;
  days: number | null;
  /** The beginning of the period, or the reason to keep it for ever. */
  from: string;
  setting?: string;
}

const withApplication = "We delete them together with the application. Each new one restarts its time";

/** The timetable, `npm run retention`, the settings and the privacy policy read only this table. */
export const retentionTable = {
  draft: {
    what: "An application that you have not sent",
    days: 30,
    from: "your last change",
    setting: "RETENTION_DRAFT_DAYS",
  },
  refundedDraft: {
    what: "What you entered in an application that you paid for, did not send, and got the fee back for",
    days: 30,
    from: "your last change",
    setting: "RETENTION_DRAFT_DAYS",
  },
  unpaid: {
    what: "An application that you sent and did not pay for",
    days: 30,
    from: "you sent it, or last tried to pay",
    setting: "RETENTION_UNPAID_DAYS",
  },
  unanswered: {
    what: "An application whose status nobody has changed",
    days: 395,
    from: "you sent it and paid for it",
    setting: "RETENTION_UNANSWERED_DAYS",
  },
  inProgress: {
    what: "An application under review, or after an interview",
    days: 395,
    from: "the last change of its status",
    setting: "RETENTION_IN_PROGRESS_DAYS",
  },
  accepted: {
    what: "An accepted application",
    days: 730,
    from: "it was accepted",
    setting: "RETENTION_ACCEPTED_DAYS",
  },
  rejected: {
    what: "A rejected application",
    days: 365,
    from: "it was rejected",
    setting: "RETENTION_REJECTED_DAYS",
  },
  withdrawn: {
    what: "An application that you withdrew",
    days: 180,
    from: "you withdrew it",
    setting: "RETENTION_WITHDRAWN_DAYS",
  },
  refunded: {
    what: "An application whose fee we refunded",
    days: 180,
    from: "the refund",
    setting: "RETENTION_REFUNDED_DAYS",
  },
  message: {
    what: "The messages between you and an employer about an application",
    days: null,
    from: withApplication,
  },
  interview: { what: "The interviews about an application", days: null, from: withApplication },
  placement: { what: "The jobs that we offered you, with your answers", days: null, from: withApplication },
  jobOffer: {
    what: "The offers of an employer, with their documents and your answers",
    days: null,
    from: withApplication,
  },
  brokenUpload: {
    what: "Part of an upload that stopped",
    days: 1 / 24,
    from: "its beginning",
  },
  upload: { what: "An uploaded file that no application uses", days: 2, from: "its upload" },
  mailboxCode: {
    what: "A code to confirm the email address of an account",
    days: 0,
    from: "24 hours after you asked",
  },
  privateView: {
    what: "Permission to see passport data in this browser, given by a code from an email",
    days: 0,
    from: "30 minutes after you entered the code",
  },
  trackingCode: { what: "A code to follow an application", days: 0, from: "15 minutes after you asked" },
  applicationLink: {
    what: "A link that such a code opened",
    days: 0,
    from: "24 hours after you used the code",
  },
  draftLink: {
    what: "A link to continue an application on another device",
    days: 30,
    from: "it stopped working, 72 hours after we emailed it",
  },
  erasureRequest: {
    what: "A request to delete an application",
    days: 30,
    from: "its link stopped working, 24 hours after you asked",
  },
  alert: { what: "A job alert that you have not confirmed", days: 7, from: "you asked for it" },
  newsletter: { what: "A newsletter that you have not confirmed", days: 7, from: "you asked for it" },
  savedList: { what: "Your list of saved jobs", days: 180, from: "you last used it" },
  savedLink: {
    what: "A link to saved jobs, with the email address for reminders",
    days: 7,
    from: "it stopped working, 72 hours after you asked",
  },
  savedReminder: {
    what: "The email address for reminders of saved jobs",
    days: 0,
    from: "you stop the reminders, or the last list that uses it ends",
  },
  unsentEvidence: {
    what: "A file that an employer uploaded for a check and did not send",
    days: 2,
    from: "its upload",
  },
  evidence: {
    what: "What an employer sent for a check, with its files",
    days: 90,
    from: "our decision, but not before a check that rests on them has ended",
  },
  report: { what: "A report of a job", days: 180, from: "we closed it" },
  session: {
    what: "The sign-in of an account",
    days: 0,
    from: "it has not been used for 14 days, or is 30 days old",
  },
  adminSession: { what: "The sign-in of the administrator", days: 0, from: "it is 8 hours old" },
  passwordReset: { what: "A link to set a new password", days: 0, from: "one hour after you asked" },
  mail: {
    what: "The record that we sent an email, or could not send it (we delete the text when it is sent)",
    days: 30,
    from: "we wrote it",
  },
  requestCount: {
    what: "How many requests came from a network, whose address we scramble with a secret key",
    days: 2,
    from: "the request",
  },
  paymentEvent: {
    what: "Numbers of messages from the payment provider",
    days: 90,
    from: "we got the message",
  },
  auditView: {
    what: "An entry of the log that says who looked at something or signed in",
    days: 400,
    from: "the entry",
  },
  payment: {
    what: "The record of a payment: amount, dates, status and the provider's number, without your name",
    days: null,
    from: "The law requires us to keep it",
  },
  log: {
    what: "The log of what was changed and of who read which document, without names",
    days: null,
    from: "We keep it, so that nobody can hide what was done",
  },
} as const satisfies Record<string, Row>;

export type RetentionKey = keyof typeof retentionTable;

export type ExpiringKey = {
  [Key in RetentionKey]: (typeof retentionTable)[Key]["days"] extends null ? never : Key;
}[RetentionKey];

type Rows = typeof retentionTable;
export type RetentionSetting = Extract<Rows[RetentionKey], { setting: string }>["setting"];

export type RetentionDays = Record<ExpiringKey, number>;

const rows = Object.entries(retentionTable) as [RetentionKey, Row & { setting?: RetentionSetting }][];

export const expiringKeys = rows.filter(([, { days }]) => days !== null).map(([key]) => key) as ExpiringKey[];

/** `read` may replace the usual days of a setting. */
export function retentionDays(
  read: (setting: RetentionSetting, days: number) => number = (_, days) => days,
): RetentionDays {
  const days = rows.flatMap(([key, { days, setting }]) =>
    days === null ? [] : [[key, setting ? read(setting, days) : days] as const],
  );
  return Object.fromEntries(days) as RetentionDays;
}

function span(days: number): string {
  if (days % 365 === 0) return `${(days / 365) * 12} months`;
  if (days > 2) return `${days} days`;
  const hours = Math.round(days * 24);
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** Says in English how long we keep this, such as "30 days after your last change". */
export function keptFor(key: RetentionKey, days: RetentionDays): string {
  const { from } = retentionTable[key];
  if (!isExpiring(key)) return from;
  return days[key] === 0 ? `Until ${from}` : `${span(days[key])} after ${from}`;
}

const isExpiring = (key: RetentionKey): key is ExpiringKey => retentionTable[key].days !== null;

export interface Limit {
  /** What is limited. */
  name: string;
  requests: number;
  minutes: number;
}

/** The limits per network address. Whole families and crews share one address. */
export const limits = {
  drafts: { name: "drafts", requests: 600, minutes: 60 },
  uploads: { name: "uploads", requests: 150, minutes: 60 },
  /** An upload link works for whoever holds it, so its uploads have an allowance of their own. */
  sendings: { name: "sendings", requests: 150, minutes: 60 },
  intents: { name: "payment intents", requests: 60, minutes: 60 },
  /** An honest browser repeats it: after a lost answer, and while a payment is under way. */
  completions: { name: "payment completions", requests: 240, minutes: 60 },
  /** May ask the payment provider; while a payment is processing, the page asks again every ten seconds. */
  confirmations: { name: "payment confirmations", requests: 600, minutes: 60 },
  applications: { name: "applications", requests: 30, minutes: 60 },
  reviews: { name: "reviews", requests: 30, minutes: 60 },
  /** Sign-ups and password resets. */
  accounts: { name: "accounts", requests: 20, minutes: 60 },
  /** Each guesses at a code; wrong guesses have a smaller allowance of their own. */
  mailboxCodes: { name: "mailbox codes", requests: 300, minutes: 60 },
  /** Each change writes to a candidate. */
  statusChanges: { name: "status changes", requests: 300, minutes: 60 },
  /** Each opens what a candidate would rather keep. */
  disclosures: { name: "disclosures", requests: 300, minutes: 60 },
  jobAlerts: { name: "job alerts", requests: 20, minutes: 60 },
  vacancyReports: { name: "vacancy reports", requests: 20, minutes: 60 },
  newsletter: { name: "newsletter", requests: 20, minutes: 60 },
  /** Each may write to a candidate, or ask the payment provider. */
  erasures: { name: "erasures", requests: 30, minutes: 60 },
  /** Each may write to a candidate. */
  tracking: { name: "tracking", requests: 30, minutes: 60 },
  /** Each guesses at a code; a code itself takes five guesses. */
  trackingCodes: { name: "tracking codes", requests: 60, minutes: 60 },
  withdrawals: { name: "withdrawals", requests: 30, minutes: 60 },
  /** Each may write to anybody. */
  draftLinks: { name: "draft links", requests: 20, minutes: 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

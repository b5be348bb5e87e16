export interface Limit {
  name: string;
  requests: number;
  minutes: number;
}

/** Each limit counts a network address, because families and crews share one. */
export const limits = {
  drafts: { name: "drafts", requests: 600, minutes: 60 },
  uploads: { name: "uploads", requests: 150, minutes: 60 },
  /** Anybody with an upload link can use it, so uploads have a limit of their own. */
  sendings: { name: "sendings", requests: 150, minutes: 60 },
  intents: { name: "payment intents", requests: 60, minutes: 60 },
  /** An honest browser repeats the call after a lost answer, and while a payment is processing. */
  completions: { name: "payment completions", requests: 240, minutes: 60 },
  /** The page asks every ten seconds while a payment is processing. */
  confirmations: { name: "payment confirmations", requests: 600, minutes: 60 },
  applications: { name: "applications", requests: 30, minutes: 60 },
  reviews: { name: "reviews", requests: 30, minutes: 60 },
  accounts: { name: "accounts", requests: 20, minutes: 60 },
  /** Wrong guesses have a smaller limit of their own. */
  mailboxCodes: { name: "mailbox codes", requests: 300, minutes: 60 },
  statusChanges: { name: "status changes", requests: 300, minutes: 60 },
  interviews: { name: "interviews", requests: 120, minutes: 60 },
  placements: { name: "answers to job offers", requests: 120, minutes: 60 },
  offers: { name: "job offers", requests: 120, minutes: 60 },
  disclosures: { name: "disclosures", requests: 300, minutes: 60 },
  /** Each application also has a quota of its own. */
  messages: { name: "messages", requests: 600, minutes: 60 },
  jobAlerts: { name: "job alerts", requests: 20, minutes: 60 },
  jobReports: { name: "vacancy reports", requests: 20, minutes: 60 },
  newsletter: { name: "newsletter", requests: 20, minutes: 60 },
  erasures: { name: "erasures", requests: 30, minutes: 60 },
  tracking: { name: "tracking", requests: 30, minutes: 60 },
  /** Each code also allows only five guesses. */
  trackingCodes: { name: "tracking codes", requests: 60, minutes: 60 },
  withdrawals: { name: "withdrawals", requests: 30, minutes: 60 },
  reuses: { name: "reused applications", requests: 60, minutes: 60 },
  draftLinks: { name: "draft links", requests: 20, minutes: 60 },
  savedJobs: { name: "saved jobs", requests: 600, minutes: 60 },
  savedLinks: { name: "saved jobs links", requests: 20, minutes: 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

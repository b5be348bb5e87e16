import { keptFor, type RetentionDays, type RetentionKey, retentionTable } from "../shared/retention.ts";

/** The row of the second thing names the first, too, because the same rule holds for both. */
export const namedIn = {
  refundedDraft: "draft",
  unsentEvidence: "upload",
  newsletter: "alert",
  interview: "message",
  placement: "message",
  jobOffer: "message",
} as const satisfies Partial<Record<RetentionKey, RetentionKey>>;

/** The things that have a row of their own on the privacy page. */
export type RowKey = Exclude<RetentionKey, keyof typeof namedIn>;

/** Few people look for these, so a fold below the table holds them. */
const folded: ReadonlySet<RowKey> = new Set([
  "mailboxCode",
  "privateView",
  "trackingCode",
  "applicationLink",
  "draftLink",
  "erasureRequest",
  "savedLink",
  "session",
  "adminSession",
  "passwordReset",
  "mail",
  "requestCount",
  "paymentEvent",
  "auditView",
  "log",
]);

type Rows = readonly (readonly [what: string, time: string])[];

export const rowKeys = (Object.keys(retentionTable) as RetentionKey[]).filter(
  (key): key is RowKey => !Object.hasOwn(namedIn, key),
);

/** The rows of the privacy page, each as `say` says it. */
export function rowsSaid(say: (key: RowKey) => Rows[number]): { rows: Rows; folded: Rows } {
  return {
    rows: rowKeys.filter((key) => !folded.has(key)).map(say),
    folded: rowKeys.filter((key) => folded.has(key)).map(say),
  };
}

const together: Partial<Record<RowKey, string>> = {
  draft:
    "An application that you have not sent or, if you paid for it and got the fee back, what you entered in it",
  upload:
    "An uploaded file that no application uses, or that an employer uploaded for a check and did not send",
  alert: "A job alert or a newsletter that you have not confirmed",
  message:
    "Messages with an employer about an application, its interviews and offers, and the jobs that we offered you, with documents and your answers",
};

export const retentionRows = (days: RetentionDays) =>
  rowsSaid((key) => [together[key] ?? retentionTable[key].what, keptFor(key, days)]);

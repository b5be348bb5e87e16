import { takeUse } from "../db/rate-limits.ts";
import type { Sql } from "../db/sql.ts";
import type { LogEntry } from "../env.ts";
import type { Vault } from "../services/vault.ts";

/** What writing to somebody needs of the outside world. */
export interface MailWorld {
  vault: Vault;
  settings: { siteUrl: string; rateLimitScale: number };
  log: (entry: LogEntry) => void;
}

/**
 * Mails that somebody else can cause, and how many of each one address gets at most: nobody's mailbox is filled through
 * us. Agencies and families apply under one address.
 */
const caps = {
  "newsletter confirmation": { mails: 3, hours: 24 },
  "job alert confirmation": { mails: 5, hours: 24 },
  "mailbox code": { mails: 5, hours: 24 },
  "password reset": { mails: 5, hours: 1 },
  "application received": { mails: 30, hours: 24 },
  "status changed": { mails: 30, hours: 24 },
  "erasure requested": { mails: 10, hours: 24 },
  "tracking code": { mails: 5, hours: 1 },
  "application withdrawn": { mails: 30, hours: 24 },
  "draft link": { mails: 5, hours: 24 },
  "no answer": { mails: 30, hours: 24 },
  "applied before": { mails: 3, hours: 24 },
} as const;

/** Counts a mail that is about to be queued; false, and in the log, when its recipient had enough of its kind. */
export async function allowMail(
  tx: Sql,
  { vault, settings, log }: MailWorld,
  kind: keyof typeof caps,
  recipient: string,
): Promise<boolean> {
  const { mails, hours } = caps[kind];
  const key = await vault.digest("mail", `${kind} ${recipient.toLowerCase()}`);
  const isAllowed = (await takeUse(tx, key, hours * 60 * 60, mails * settings.rateLimitScale)) !== undefined;
  if (!isAllowed) log({ event: "mail not queued", kind });
  return isAllowed;
}

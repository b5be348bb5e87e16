import { randomUUID } from "node:crypto";
import { giveBackUse, takeUse } from "../../db/rate-limits.ts";
import type { Sql } from "../../db/sql.ts";
import type { World } from "../../world.ts";
import { mailboxOf } from "./mailbox.ts";

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
  "application link": { mails: 5, hours: 24 },
  "application withdrawn": { mails: 30, hours: 24 },
  "draft link": { mails: 5, hours: 24 },
  "no answer": { mails: 30, hours: 24 },
  "document infected": { mails: 30, hours: 24 },
  "applied before": { mails: 3, hours: 24 },
  "domain code": { mails: 3, hours: 24 },
  "employer asked": { mails: 20, hours: 24 },
} as const;

/** All kinds together, so that nobody adds up what each kind allows. Receipts of what was paid are never counted here. */
const allKinds = { mails: 60, hours: 24 };

interface Asked {
  /** What else the kind is counted by, so that who knows an address alone uses nothing up. */
  about?: string;
  /** False when no email will be sent. The call then takes the same time, but uses nothing of the mailbox's total. */
  isWanted?: boolean;
}

/**
 * Counts a mail that is about to be queued; false, and in the log, when its recipient had enough of its kind, or of all
 * kinds together. All spellings of one mailbox count as one. What is refused uses nothing up.
 */
export async function allowMail(
  tx: Sql,
  { vault, settings, log }: Pick<World, "vault" | "settings" | "log">,
  kind: keyof typeof caps,
  recipient: string,
  { about = "", isWanted = true }: Asked = {},
): Promise<boolean> {
  const mailbox = mailboxOf(recipient);
  const take = async (name: string, { mails, hours }: { mails: number; hours: number }) => {
    const key = await vault.digest("mail", name);
    const window = await takeUse(tx, key, hours * 60 * 60, mails * settings.rateLimitScale);
    return window && { key, window };
  };
  const ofKind = await take(`${kind} ${about} ${mailbox}`, caps[kind]);
  const ofAll = ofKind && (await take(isWanted ? `all ${mailbox}` : `none ${randomUUID()}`, allKinds));
  if (ofAll) return true;
  if (ofKind) await giveBackUse(tx, ofKind.key, ofKind.window);
  log({ event: "mail not queued", kind });
  return false;
}

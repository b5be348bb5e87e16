import { randomUUID } from "node:crypto";
import type { Sql } from "../../db/sql.ts";
import type { World } from "../../world.ts";
import { takeAllowances } from "../limits/allowance.ts";
import { mailboxOf } from "./mailbox.ts";

/** Caps for emails that somebody else can cause. Agencies and families share a mailbox. */
const caps = {
  "newsletter confirmation": { mails: 3, hours: 24 },
  "job alert confirmation": { mails: 5, hours: 24 },
  "mailbox code": { mails: 5, hours: 24 },
  "password reset": { mails: 5, hours: 1 },
  "application received": { mails: 30, hours: 24 },
  "fee received": { mails: 30, hours: 24 },
  "status changed": { mails: 30, hours: 24 },
  "erasure requested": { mails: 10, hours: 24 },
  "tracking code": { mails: 5, hours: 1 },
  "application link": { mails: 5, hours: 24 },
  "application withdrawn": { mails: 30, hours: 24 },
  "draft link": { mails: 5, hours: 24 },
  "draft reminder": { mails: 3, hours: 24 },
  "saved jobs link": { mails: 5, hours: 24 },
  "job changed": { mails: 30, hours: 24 },
  "no answer": { mails: 30, hours: 24 },
  "message to candidate": { mails: 30, hours: 24 },
  "message to employer": { mails: 30, hours: 24 },
  "document infected": { mails: 30, hours: 24 },
  "applied before": { mails: 3, hours: 24 },
  "passport ending": { mails: 30, hours: 24 },
  "certificate ending": { mails: 30, hours: 24 },
  "domain code": { mails: 3, hours: 24 },
  "placement offered": { mails: 20, hours: 24 },
  "job offer": { mails: 20, hours: 24 },
  interview: { mails: 40, hours: 24 },
  "employer asked": { mails: 20, hours: 24 },
} as const;

export type CappedMail = keyof typeof caps;

/** The cap over all kinds together. It does not count a receipt, because it counts the confirmation sent with it. */
const allKinds = { mails: 60, hours: 24 };
const uncounted: readonly CappedMail[] = ["fee received"];

interface Asked {
  /** The cap counts the address together with this, so that a stranger who knows only the address uses nothing up. */
  about?: string;
  /** When this is false, the call takes the same time and uses nothing up. */
  isWanted?: boolean;
}

/** Logs a refusal. Counts all spellings of a mailbox as one. */
export async function allowMail(
  tx: Sql,
  { vault, settings, log }: Pick<World, "vault" | "settings" | "log">,
  kind: CappedMail,
  recipient: string,
  { about = "", isWanted = true }: Asked = {},
): Promise<boolean> {
  const mailbox = mailboxOf(recipient);
  const isCounted = isWanted && !uncounted.includes(kind);
  const allowance = (name: string, { mails, hours }: { mails: number; hours: number }) => ({
    name,
    most: mails,
    seconds: hours * 60 * 60,
  });
  const taken = await takeAllowances({ sql: tx, vault, settings }, "mail", [
    allowance(`${kind} ${about} ${mailbox}`, caps[kind]),
    allowance(isCounted ? `all ${mailbox}` : `none ${randomUUID()}`, allKinds),
  ]);
  if (taken) return true;
  log({ event: "mail not queued", kind });
  return false;
}

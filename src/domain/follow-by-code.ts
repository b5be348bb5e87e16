import { hashOfToken } from "../auth/token.ts";
import { insertAuditEntry } from "../db/audit-log.ts";
import { confirmCandidateMailbox } from "../db/mailboxes.ts";
import { type Database, inTransaction } from "../db/sql.ts";
import { deleteTrackingCode, tryTrackingCode } from "../db/tracking-codes.ts";
import type { Vault } from "../services/vault.ts";
import { newTrackingLink } from "./application-link.ts";
import { digestOfCode } from "./ask-tracking-code.ts";
import { digitsOf, sameDigest } from "./one-time-code.ts";

const mostTries = 5;

export type Followed =
  /** The path of the application's own page. */
  { path: string } | { triesLeft: number };

/** Opens the application's own page to who has the ticket and the mailed code. No tries are left when the code is over. */
export function followByCode(
  { sql, vault, clock }: { sql: Database; vault: Vault; clock: () => Date },
  ticket: string,
  code: string,
): Promise<Followed> {
  return inTransaction(sql, async (tx) => {
    const ticketHash = hashOfToken(ticket);
    const row = await tryTrackingCode(tx, ticketHash, { now: clock(), mostTries });
    if (!row) return { triesLeft: 0 };
    const digest = await digestOfCode(vault, ticket, digitsOf(code));
    if (!row.applicationId || !sameDigest(row.codeDigest, digest))
      return { triesLeft: mostTries - row.tries };
    await deleteTrackingCode(tx, ticketHash);
    await confirmCandidateMailbox(tx, row.applicationId);
    await insertAuditEntry(tx, {
      actor: { kind: "candidate" },
      action: "application followed by code",
      subject: { kind: "application", id: row.applicationId },
    });
    return { path: await newTrackingLink(tx, row.applicationId, clock()) };
  });
}

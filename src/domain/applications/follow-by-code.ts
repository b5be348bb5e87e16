import { hashOfToken } from "../../auth/token.ts";
import { confirmCandidateMailbox } from "../../db/accounts/mailboxes.ts";
import { deleteTrackingCode, tryTrackingCode } from "../../db/applications/tracking-codes.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import type { LinkTo } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { digitsOf, sameDigest } from "../accounts/one-time-code.ts";
import { newTrackingLink } from "./application-link.ts";
import { digestOfCode } from "./ask-tracking-code.ts";
import { openPrivateView } from "./private-view.ts";

const mostTries = 5;

type Refused = { triesLeft: number };

/** Opens the ticket's application by a code, which works once. An unknown or expired ticket has no tries left. */
export function followByCode(
  world: Pick<World, "sql" | "vault" | "clock">,
  linkTo: LinkTo,
  ticket: string,
  code: string,
): Promise<{ path: string; view: string } | Refused> {
  return inTransaction(world.sql, async (tx) => {
    const redeemed = await redeemCode(tx, world, ticket, code);
    if ("triesLeft" in redeemed) return redeemed;
    const path = await newTrackingLink(tx, linkTo, redeemed.applicationId, world.clock());
    return { path, view: redeemed.view };
  });
}

/** Like `followByCode`, for a browser that has the page open: refuses the code of any other application. */
export function viewByCode(
  world: Pick<World, "sql" | "vault" | "clock">,
  ticket: string,
  { code, applicationId }: { code: string; applicationId: string },
): Promise<{ view: string } | Refused> {
  return inTransaction(world.sql, (tx) => redeemCode(tx, world, ticket, code, applicationId));
}

async function redeemCode(
  tx: Sql,
  { vault, clock }: Pick<World, "vault" | "clock">,
  ticket: string,
  code: string,
  wanted?: string,
): Promise<{ applicationId: string; view: string } | Refused> {
  const ticketHash = hashOfToken(ticket);
  const row = await tryTrackingCode(tx, ticketHash, { now: clock(), mostTries });
  if (!row) return { triesLeft: 0 };
  const { applicationId } = row;
  const digest = await digestOfCode(vault, ticket, digitsOf(code));
  const isRight = sameDigest(row.codeDigest, digest) && (wanted ?? applicationId) === applicationId;
  if (!applicationId || !isRight) return { triesLeft: mostTries - row.tries };
  await deleteTrackingCode(tx, ticketHash);
  await confirmCandidateMailbox(tx, applicationId);
  await audit(tx, "candidate", "application followed by code", ["application", applicationId]);
  return { applicationId, view: await openPrivateView(tx, applicationId, clock()) };
}

import { hashOfToken, isToken } from "../../auth/token.ts";
import {
  type ApplicationState,
  deleteDraft,
  findApplicationState,
  lockApplication,
  lockBrowser,
} from "../../db/applications/applications.ts";
import { findDraftLink, updateDraftBrowser } from "../../db/applying/draft-links.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import { ProviderAway } from "../../services/payments/provider.ts";
import type { PaymentWorld, World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { closePayments } from "../payments/close-payment.ts";
import { type DraftDescription, describeDraftOf } from "./describe-draft.ts";
import { isSameBrowser } from "./same-browser.ts";
import { markMoved } from "./save-page-draft.ts";

interface MovableDraft {
  draft: ApplicationState;
  isHere: boolean;
  /** Another draft that this browser has. */
  other: DraftDescription | undefined;
}

async function linkedDraft(
  { sql, clock }: Pick<World, "sql" | "clock">,
  token: string,
  browserHash: Uint8Array | undefined,
): Promise<ApplicationState> {
  const link = isToken(token) ? await findDraftLink(sql, hashOfToken(token)) : undefined;
  const { applicationId, expiresAt, usedAt } = link ?? fail("draftLinkUnknown");
  const draft = (await findApplicationState(sql, applicationId)) ?? fail("draftLinkUnknown");
  if (draft.submittedAt) fail("draftSent");
  if (!draft.browserHash || !draft.draftSealed) fail("draftLinkUnknown");
  if (isSameBrowser(draft.browserHash, browserHash)) return draft;
  if (usedAt) fail("draftLinkUsed");
  return expiresAt > clock() ? draft : fail("draftLinkOver");
}

export async function findMovableDraft(
  world: Pick<World, "sql" | "vault" | "clock">,
  token: string,
  browserHash: Uint8Array | undefined,
): Promise<MovableDraft> {
  const draft = await linkedDraft(world, token, browserHash);
  const isHere = isSameBrowser(draft.browserHash, browserHash);
  const other = browserHash && !isHere ? await describeDraftOf(world, browserHash) : undefined;
  return { draft, isHere, other };
}

/**
 * Ends an unfinished payment before the move, and one that the earlier browser began meanwhile after it. Fails with 409
 * beside another paid draft.
 */
export async function moveDraft(
  world: PaymentWorld & Pick<World, "clock">,
  token: string,
  browserHash: Uint8Array,
): Promise<void> {
  const { sql, vault, clock } = world;
  const found = await findMovableDraft(world, token, browserHash);
  if (found.isHere) return;
  if (found.other?.isPaid) fail("paidDraftHere");
  await closePayments(world, found.draft.id);
  await inTransaction(sql, async (tx) => {
    await lockBrowsers(tx, [browserHash, found.draft.browserHash!]);
    await lockApplication(tx, found.draft.id);
    const { draft, isHere, other } = await findMovableDraft({ sql: tx, vault, clock }, token, browserHash);
    if (isHere) return;
    if (other?.isPaid) fail("paidDraftHere");
    await deleteDraft(tx, browserHash);
    await updateDraftBrowser(tx, draft.id, browserHash);
    await markMoved(tx, vault, draft.browserHash!, { id: draft.id, at: clock().toISOString() });
    await audit(tx, "candidate", "draft moved", ["application", draft.id]);
  });
  try {
    await closePayments(world, found.draft.id);
  } catch (error) {
    // A payment that stays open pays for the moved draft, and the reconciler closes it.
    if (!(error instanceof ProviderAway)) throw error;
  }
}

/** Locks in a fixed order, so that two browsers that swap drafts do not block each other. */
async function lockBrowsers(tx: Sql, hashes: Uint8Array[]): Promise<void> {
  for (const hash of hashes.map((one) => Buffer.from(one)).sort(Buffer.compare)) await lockBrowser(tx, hash);
}

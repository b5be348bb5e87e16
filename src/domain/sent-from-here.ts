import { findDraftRow } from "../db/applications.ts";
import { findAppliedBefore } from "../db/applied-before.ts";
import type { Sql } from "../db/sql.ts";
import type { Vault } from "../services/vault.ts";
import { openDraft } from "./draft.ts";

const shownMinutes = 60;

/** Browsers are shared: what was sent longer ago is shown to whoever reads its mail, and not to who sits there now. */
export const isJustSent = (submittedAt: Date, now: Date): boolean =>
  now.getTime() - submittedAt.getTime() < shownMinutes * 60_000;

/**
 * What this browser sent for the vacancy just now, for whoever is about to apply there once more: the draft names the
 * same vacancy and the same e-mail address.
 */
export async function findSentFromHere(
  { sql, vault, clock }: { sql: Sql; vault: Vault; clock: () => Date },
  jobId: string,
  browserHash: Uint8Array,
): Promise<string | undefined> {
  const draft = await findDraftRow(sql, browserHash);
  if (draft?.jobId !== jobId) return undefined;
  const { email } = (await openDraft(vault, draft)).answers;
  const sent = email ? await findAppliedBefore(sql, jobId, email) : undefined;
  const isShown =
    sent?.browserHash &&
    Buffer.from(sent.browserHash).equals(browserHash) &&
    isJustSent(sent.submittedAt, clock());
  return isShown ? sent.id : undefined;
}

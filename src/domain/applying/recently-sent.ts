import { findApplicationState, findDraftRow } from "../../db/applications/applications.ts";
import { findBrowserSubmission, findEarlierApplication } from "../../db/applying/earlier-applications.ts";
import type { World } from "../../world.ts";
import { openDraft } from "./draft.ts";
import { isSameBrowser } from "./same-browser.ts";

const shownMinutes = 60;

/** Browsers are often shared, so the candidate opens an older application only by email. */
export const isJustSent = (submittedAt: Date, now: Date): boolean => submittedAt > earliestShown(now);

const earliestShown = (now: Date) => new Date(now.getTime() - shownMinutes * 60_000);

/** `id` names an application or its job. Returns what this browser sent for it within the last hour. */
export async function findRecentlySent(
  world: Pick<World, "sql" | "vault" | "clock">,
  id: string,
  browserHash: Uint8Array,
): Promise<string | undefined> {
  const sent = (await findApplicationState(world.sql, id)) ?? (await findSentFor(world, id, browserHash));
  if (!sent?.submittedAt || !isSameBrowser(sent.browserHash, browserHash)) return undefined;
  return isJustSent(sent.submittedAt, world.clock()) ? sent.id : undefined;
}

export const findJustSent = (
  { sql, clock }: Pick<World, "sql" | "clock">,
  jobId: string | undefined,
  browserHash: Uint8Array,
) => findBrowserSubmission(sql, { browserHash, jobId, since: earliestShown(clock()) });

async function findSentFor(
  { sql, vault }: Pick<World, "sql" | "vault">,
  jobId: string,
  browserHash: Uint8Array,
) {
  const draft = await findDraftRow(sql, browserHash);
  if (draft?.jobId !== jobId) return undefined;
  const { email } = (await openDraft(vault, draft)).answers;
  return email ? findEarlierApplication(sql, jobId, email) : undefined;
}

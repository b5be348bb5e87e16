import { findApplicationState, findDraftRow } from "../../db/applications/applications.ts";
import { findBrowserSubmission } from "../../db/applying/browser-submissions.ts";
import { findEarlierApplication } from "../../db/applying/earlier-application.ts";
import type { World } from "../../world.ts";
import { openDraft } from "./draft.ts";

const shownMinutes = 60;

/** Browsers are shared: what was sent longer ago is shown to whoever reads its mail, and not to who sits there now. */
export const isJustSent = (submittedAt: Date, now: Date): boolean => submittedAt > earliestShown(now);

const earliestShown = (now: Date) => new Date(now.getTime() - shownMinutes * 60_000);

/**
 * What this browser sent just now, for a page that was told of it: by its own id, which whoever had the draft open knows,
 * or by its vacancy, for whoever is about to apply there once more.
 */
export async function findRecentlySent(
  world: Pick<World, "sql" | "vault" | "clock">,
  id: string,
  browserHash: Uint8Array,
): Promise<string | undefined> {
  const sent = (await findApplicationState(world.sql, id)) ?? (await findSentFor(world, id, browserHash));
  const isShown =
    sent?.browserHash &&
    Buffer.from(sent.browserHash).equals(browserHash) &&
    sent.submittedAt &&
    isJustSent(sent.submittedAt, world.clock());
  return isShown ? sent.id : undefined;
}

/** What this browser sent for this vacancy just now, for whoever opens its form again. */
export const findSentForVacancy = (
  { sql, clock }: Pick<World, "sql" | "clock">,
  jobId: string,
  browserHash: Uint8Array,
) => findBrowserSubmission(sql, { browserHash, jobId, since: earliestShown(clock()) });

/** The draft names the same vacancy and the same email address. */
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

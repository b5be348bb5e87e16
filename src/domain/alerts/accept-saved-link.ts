import { hashOfToken, isToken } from "../../auth/token.ts";
import { findSavedLink, lockSavedLink, type SavedLink, takeSavedLink } from "../../db/alerts/saved-links.ts";
import {
  copySavedJobs,
  countMissingJobs,
  countSavedJobs,
  findSavedList,
  lockSavedList,
} from "../../db/alerts/saved-lists.ts";
import { remindOfLists } from "../../db/alerts/saved-reminders.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { World } from "../../world.ts";
import { mostSaved } from "./saved-list.ts";
import { ensureReminderFor } from "./saved-reminder.ts";

interface OpenedLink {
  link: SavedLink;
  isHere: boolean;
  jobs: number;
}

/** Fails for an unknown link, one that another browser used, and one that is too old. */
export async function openSavedLink(
  { sql, clock }: Pick<World, "sql" | "clock">,
  token: string,
  browserHash: Uint8Array | undefined,
): Promise<OpenedLink> {
  const found = isToken(token) ? await findSavedLink(sql, hashOfToken(token)) : undefined;
  const link = found ?? fail("savedLinkUnknown");
  const own = browserHash && (await findSavedList(sql, browserHash));
  const isHere = own !== undefined && [link.listId, link.takenBy].includes(own.id);
  if (link.takenBy && !isHere) fail("savedLinkUsed");
  if (link.expiresAt <= clock()) fail("savedLinkOver");
  return { link, isHere, jobs: await countSavedJobs(sql, link.listId) };
}

/** Adds the jobs to the browser's list, and turns reminders on if they were asked for. Returns how many did not fit. */
export function acceptSavedLink(
  world: Pick<World, "sql" | "vault" | "clock">,
  token: string,
  browserHash: Uint8Array,
  reminds: boolean,
): Promise<number> {
  return inTransaction(world.sql, async (tx) => {
    await lockSavedLink(tx, hashOfToken(token));
    const { link, isHere } = await openSavedLink({ ...world, sql: tx }, token, browserHash);
    const own = await lockSavedList(tx, browserHash);
    if (link.email && reminds) {
      const reminderId = await ensureReminderFor(tx, world.vault, { ...link, email: link.email });
      await remindOfLists(tx, reminderId, [link.listId, own.id]);
    }
    if (isHere) return 0;
    const way = { from: link.listId, to: own.id };
    await copySavedJobs(tx, { ...way, most: mostSaved });
    await takeSavedLink(tx, link.tokenHash, own.id);
    return countMissingJobs(tx, way);
  });
}

import { deleteDraftsBefore } from "../db/applications.ts";
import type { Services } from "../env.ts";

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Drafts that nobody touched for 30 days, unless money was paid; their documents are unclaimed from then on. */
export async function deleteOldDrafts({ sql, clock }: Services): Promise<void> {
  await deleteDraftsBefore(sql, new Date(clock().getTime() - keptMs));
}

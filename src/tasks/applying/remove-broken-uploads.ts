import { deleteUploadAttempt, listBrokenUploads } from "../../db/applying/uploads.ts";
import type { Services } from "../../env.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import { daysEarlier } from "../days-earlier.ts";

const batch = 1000;

/**
 * Removes what is left when the process ended, or when the store refused to delete. An upload takes at most 16
 * minutes.
 */
export async function removeBrokenUploads({ sql, files, clock, log, settings }: Services): Promise<number> {
  const before = daysEarlier(clock(), settings.retention.brokenUpload);
  let failed = 0;
  let removed = 0;
  while (true) {
    const storageKeys = await listBrokenUploads(sql, before, batch, failed);
    for (const storageKey of storageKeys) {
      try {
        await files.remove(storageKey);
        // The row is deleted last, so that an interrupted run is repeated.
        await deleteUploadAttempt(sql, storageKey);
        removed += 1;
      } catch (error) {
        failed += 1;
        log({ event: "broken upload not removed", cause: reasonOf(error) });
      }
    }
    if (storageKeys.length < batch) return removed;
  }
}

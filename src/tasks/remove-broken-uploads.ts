import { deleteUploadAttempt, listBrokenUploads } from "../db/uploads.ts";
import type { Services } from "../env.ts";
import { reasonOf } from "../shared/error-causes.ts";

/** No upload takes so long: it waits a minute at most, and is cut after 15. */
const longestMs = 60 * 60 * 1000;
const batch = 200;

/** Pieces that no document names: of uploads that were cut off while the store let nothing be removed, or the process ended. */
export async function removeBrokenUploads({ sql, files, clock, log }: Services): Promise<void> {
  const before = new Date(clock().getTime() - longestMs);
  let failed = 0;
  while (true) {
    const storageKeys = await listBrokenUploads(sql, before, batch, failed);
    for (const storageKey of storageKeys) {
      try {
        await files.remove(storageKey);
        // The row goes last: what an interruption leaves is found again.
        await deleteUploadAttempt(sql, storageKey);
      } catch (error) {
        failed += 1;
        log({ event: "broken upload not removed", cause: reasonOf(error) });
      }
    }
    if (storageKeys.length < batch) return;
  }
}

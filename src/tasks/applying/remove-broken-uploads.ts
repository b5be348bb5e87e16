import { deleteUploadAttempt, listBrokenUploads } from "../../db/applying/uploads.ts";
import type { Services } from "../../env.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import { daysBefore } from "../days-ago.ts";

const batch = 1000;

/** Removes pieces that no document names: of uploads that were cut off while the store let nothing be removed, or the process ended. An upload takes 16 minutes at most. */
export async function removeBrokenUploads({ sql, files, clock, log, settings }: Services): Promise<number> {
  const before = daysBefore(clock(), settings.retention.brokenUpload);
  let failed = 0;
  let removed = 0;
  while (true) {
    const storageKeys = await listBrokenUploads(sql, before, batch, failed);
    for (const storageKey of storageKeys) {
      try {
        await files.remove(storageKey);
        // The row goes last: what an interruption leaves is found again.
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

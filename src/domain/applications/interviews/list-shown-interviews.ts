import { listInterviews, type ShownInterview } from "../../../db/applications/interviews.ts";
import { SealBroken } from "../../../services/sealing/authenticated-encryption.ts";
import type { World } from "../../../world.ts";
import { findingsInText } from "../../jobs/review-rules.ts";
import { openPlace } from "./interview-place.ts";

/** The interviews of an application, the newest last. */
export async function listShownInterviews(
  { sql, vault, clock, log }: Pick<World, "sql" | "vault" | "clock" | "log">,
  applicationId: string,
): Promise<ShownInterview[]> {
  const now = clock();
  return Promise.all(
    (await listInterviews(sql, [applicationId])).map(async ({ placeSealed, placeKeyId, ...row }) => {
      const place = await openPlace(vault, { id: row.id, placeSealed, placeKeyId }).catch(
        (error: unknown) => {
          if (!(error instanceof SealBroken)) throw error;
          log({ event: "seal not opened", interview: row.id, key: placeKeyId });
          return undefined;
        },
      );
      return {
        ...row,
        place,
        asksMoney: findingsInText(place ?? "").some(({ rule }) => rule === "money"),
        isOver: row.chosen !== null && row.chosen <= now,
      };
    }),
  );
}

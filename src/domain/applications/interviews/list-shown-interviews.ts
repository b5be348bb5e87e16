import { listInterviews, type ShownInterview } from "../../../db/applications/interviews.ts";
import type { World } from "../../../world.ts";
import { findingsInText } from "../../jobs/review-rules.ts";
import { isOver } from "./cancel-interview.ts";
import { openPlace } from "./interview-place.ts";

export async function listShownInterviews(
  world: Pick<World, "sql" | "vault" | "clock" | "log">,
  applicationId: string,
): Promise<ShownInterview[]> {
  const now = world.clock();
  const rows = await listInterviews(world.sql, applicationId);
  return Promise.all(
    rows.map(async ({ placeSealed, placeKeyId, ...row }) => {
      const place = await openPlace(world, { id: row.id, placeSealed, placeKeyId });
      return {
        ...row,
        place,
        asksMoney: findingsInText(place ?? "").some(({ rule }) => rule === "money"),
        isOver: isOver(row, now),
      };
    }),
  );
}

import { listJobOffers, type ShownJobOffer } from "../../../db/applications/job-offers.ts";
import { shownScan } from "../../../shared/applications/document-scan.ts";
import { dayOf } from "../../../shared/calendar-date.ts";
import type { World } from "../../../world.ts";
import { findingsInText } from "../../jobs/review-rules.ts";
import { openTerms } from "./seal-terms.ts";

type OfferReader = Pick<World, "sql" | "vault" | "clock" | "log" | "scanner">;

export async function listShownOffers(world: OfferReader, applicationId: string): Promise<ShownJobOffer[]> {
  const isScanning = world.scanner !== undefined;
  const today = dayOf(world.clock());
  return Promise.all(
    (await listJobOffers(world.sql, applicationId)).map(
      async ({ termsSealed, termsKeyId, type, bytes, scanState, ...row }) => {
        const terms = await openTerms(world, { id: row.id, termsSealed, termsKeyId });
        return {
          ...row,
          terms,
          asksMoney: findingsInText(terms?.note ?? "").some(({ rule }) => rule === "money"),
          isOver: row.state === "open" && terms !== undefined && terms.startsOn < today,
          document: type && bytes ? { type, bytes, scan: shownScan(scanState, isScanning) } : undefined,
        };
      },
    ),
  );
}

export async function findShownOffer(
  world: OfferReader,
  applicationId: string,
  id?: string,
): Promise<ShownJobOffer | undefined> {
  const offers = await listShownOffers(world, applicationId);
  return id ? offers.find((offer) => offer.id === id) : offers.at(-1);
}

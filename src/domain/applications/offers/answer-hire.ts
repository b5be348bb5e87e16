import { findHire, type Hire, markHireDenied } from "../../../db/applications/hires.ts";
import { lockJobOffer } from "../../../db/applications/job-offers.ts";
import { findStanding } from "../../../db/applications/standing.ts";
import { findToldStatus } from "../../../db/applications/status-notices.ts";
import { lockEmployerOf } from "../../../db/employers/mandates.ts";
import { inTransaction } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { HireAnswer } from "../../../shared/applications/job-offer.ts";
import { audit } from "../../accounts/audit.ts";
import { recordHire } from "./confirm-hire.ts";
import type { OfferWorld } from "./tell-of-offer.ts";

/**
 * "No" may become "yes", and "yes" is final. Fails with 409 before the candidate knows of "Accepted", and beside an
 * open offer.
 */
export function answerHire(world: OfferWorld, applicationId: string, { answer }: HireAnswer): Promise<Hire> {
  return inTransaction(world.sql, async (tx) => {
    await lockEmployerOf(tx, applicationId);
    const standing = await findStanding(tx, applicationId, { hold: true });
    const hire = await findHire(tx, applicationId);
    if (hire.confirmedAt) return answer === "yes" ? hire : fail("hireConfirmed");
    if (standing === "withdrawn") fail("ownApplicationWithdrawn");
    if ((await lockJobOffer(tx, applicationId))?.state === "open") fail("hireOfferOpen");
    if ((await findToldStatus(tx, applicationId)) !== "accepted") fail("hireNotAsked");
    if (answer === "yes") await recordHire(tx, world, applicationId);
    else if (!hire.deniedAt) {
      await markHireDenied(tx, applicationId, world.clock());
      await audit(tx, "candidate", "hire denied", ["application", applicationId]);
    }
    return findHire(tx, applicationId);
  });
}

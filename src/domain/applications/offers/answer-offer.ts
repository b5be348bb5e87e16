import { findAddressee } from "../../../db/applications/applications.ts";
import { type JobOfferRow, lockJobOffer, updateJobOfferState } from "../../../db/applications/job-offers.ts";
import { findStanding } from "../../../db/applications/standing.ts";
import { lockEmployerOf } from "../../../db/employers/mandates.ts";
import { inTransaction } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { JobOfferAnswer } from "../../../shared/applications/job-offer.ts";
import { dayOf } from "../../../shared/calendar-date.ts";
import { audit } from "../../accounts/audit.ts";
import { confirmHire } from "./confirm-hire.ts";
import { openTerms } from "./seal-terms.ts";
import { type OfferWorld, tellOfOffer } from "./tell-of-offer.ts";

const states = { accept: "accepted", decline: "declined" } as const;

/** A repeated answer changes nothing. Fails with 404 without an offer, and with 409 for a closed one or another answer. */
export function answerOffer(
  world: OfferWorld,
  applicationId: string,
  { answer, offer }: JobOfferAnswer,
): Promise<JobOfferRow> {
  return inTransaction(world.sql, async (tx) => {
    await lockEmployerOf(tx, applicationId);
    const standing = await findStanding(tx, applicationId, { hold: true });
    const row = (await lockJobOffer(tx, applicationId, offer)) ?? fail("offerNotFound");
    const state = states[answer];
    if (row.state === state) return row;
    if (row.state === "withdrawn") fail("offerWithdrawn");
    if (row.state === "accepted" || row.state === "declined") fail("offerAnswered");
    if (standing !== "open") fail(standing === "withdrawn" ? "ownApplicationWithdrawn" : "offerClosed");
    if (!(await findAddressee(tx, applicationId))?.employerReads) fail("offerClosed");
    const terms = await openTerms(world, row);
    // Nobody accepts terms that they cannot read.
    if (answer === "accept" && !terms) fail("sealBroken");
    if (answer === "accept" && terms && terms.startsOn < dayOf(world.clock())) fail("offerOver");
    const answered = await updateJobOfferState(tx, row.id, state, world.clock());
    await audit(tx, "candidate", `offer ${state}`, ["application", applicationId]);
    if (answer === "accept") await confirmHire(tx, world, applicationId);
    await tellOfOffer(tx, world, answered, state);
    return answered;
  });
}

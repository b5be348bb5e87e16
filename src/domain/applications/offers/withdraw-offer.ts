import { type JobOfferRow, lockJobOffer, updateJobOfferState } from "../../../db/applications/job-offers.ts";
import { lockEmployer } from "../../../db/employers/mandates.ts";
import { inTransaction, type Sql } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { User } from "../../../shared/accounts/account.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { audit } from "../../accounts/audit.ts";
import { lockShownApplication } from "../lock-shown-application.ts";
import { type OfferWorld, tellOfOffer } from "./tell-of-offer.ts";

/**
 * Withdraws the named offer, or the newest one. Fails like a change of status, and with 409 once the candidate has
 * answered. A repeated call changes nothing.
 */
export function withdrawOffer(
  world: OfferWorld,
  employer: User,
  applicationId: string,
  id?: string,
): Promise<JobOfferRow> {
  return inTransaction(world.sql, async (tx) => {
    await lockEmployer(tx, employer.id, "share");
    await lockShownApplication(tx, employer, applicationId);
    if (id !== undefined && !isUuid(id)) fail("offerNotFound");
    const row = (await lockJobOffer(tx, applicationId, id)) ?? fail("offerNotFound");
    if (row.state === "withdrawn" || row.state === "closed") return row;
    if (row.state !== "open") fail(row.state === "accepted" ? "offerAccepted" : "offerDeclined");
    const withdrawn = await updateJobOfferState(tx, row.id, "withdrawn", world.clock());
    await audit(tx, { kind: "employer", id: employer.id }, "offer withdrawn", ["application", applicationId]);
    await tellOfOffer(tx, world, withdrawn, "withdrawn");
    return withdrawn;
  });
}

/** The candidate withdraws or erases the application, so nobody waits for an answer. The caller holds its lock. */
export async function closeOpenOffer(
  tx: Sql,
  world: Omit<OfferWorld, "sql">,
  applicationId: string,
): Promise<void> {
  const row = await lockJobOffer(tx, applicationId);
  if (row?.state !== "open") return;
  await tellOfOffer(tx, world, await updateJobOfferState(tx, row.id, "closed", world.clock()), "closed");
}

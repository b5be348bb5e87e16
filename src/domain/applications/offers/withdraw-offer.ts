import { type JobOfferRow, lockJobOffer, updateJobOfferState } from "../../../db/applications/job-offers.ts";
import { inTransaction, type Sql } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { User } from "../../../shared/accounts/account.ts";
import { dayOf } from "../../../shared/calendar-date.ts";
import { isUuid } from "../../../shared/uuid.ts";
import { audit } from "../../accounts/audit.ts";
import { lockShownApplication } from "../lock-shown-application.ts";
import { openTerms } from "./seal-terms.ts";
import { type OfferWorld, tellOfOffer } from "./tell-of-offer.ts";

/** Withdraws the named or newest offer. Fails like `lockShownApplication`, and with 409 after the candidate's answer. */
export function withdrawOffer(
  world: OfferWorld,
  employer: User,
  applicationId: string,
  id?: string,
): Promise<JobOfferRow> {
  return inTransaction(world.sql, async (tx) => {
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

/** Ends the employer's wait, because the candidate has left. The caller holds the application's lock. */
export async function endOffer(
  tx: Sql,
  world: Omit<OfferWorld, "sql">,
  applicationId: string,
): Promise<void> {
  const row = await lockJobOffer(tx, applicationId);
  if (row?.state === "open")
    await tellOfOffer(tx, world, await updateJobOfferState(tx, row.id, "closed", world.clock()), "closed");
  if (row?.state === "accepted" && (await isStartAhead(world, row)))
    await tellOfOffer(tx, world, row, "left");
}

/** True when no key opens the terms, because the start may still be ahead. */
async function isStartAhead(world: Omit<OfferWorld, "sql">, row: JobOfferRow): Promise<boolean> {
  const terms = await openTerms(world, row);
  return !terms || terms.startsOn >= dayOf(world.clock());
}

import { randomUUID } from "node:crypto";
import { findAddressee } from "../../../db/applications/applications.ts";
import { findPlaceableJob } from "../../../db/applications/placeable-jobs.ts";
import { hasAppliedFor } from "../../../db/applications/placed-applications.ts";
import {
  countPlacements,
  findPlacement,
  findPlacementFor,
  insertPlacement,
  type PlacementRow,
} from "../../../db/applications/placements.ts";
import { lockEmployer } from "../../../db/employers/mandates.ts";
import { inTransaction } from "../../../db/sql.ts";
import { placementOffered } from "../../../emails/placement-offered.ts";
import { fail } from "../../../errors.ts";
import type { World } from "../../../world.ts";
import { audit } from "../../accounts/audit.ts";
import { newApplicationLink } from "../application-link.ts";
import { mailCandidate } from "../mail-candidate.ts";
import { lockGeneralApplication } from "./lock-general-application.ts";

const mostPlacements = 10;

/** Asks the candidate by email, once for each job. Fails with 409 when the job takes no applications or was refused. */
export function offerPlacement(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  applicationId: string,
  jobId: string,
): Promise<PlacementRow> {
  return inTransaction(world.sql, async (tx) => {
    const { employerId } = (await findPlaceableJob(tx, jobId)) ?? { employerId: null };
    // A suspension that comes first makes the job closed. One that comes later closes this offer.
    if (employerId) await lockEmployer(tx, employerId, "share");
    const { applicationStatus } = await lockGeneralApplication(tx, applicationId);
    const job = (await findPlaceableJob(tx, jobId)) ?? fail("jobNotFound");
    if (applicationStatus === "rejected") fail("placementRejected");
    if (!job.isPlaceable) fail("placementJobClosed");
    const earlier = await findPlacementFor(tx, applicationId, job.id);
    if (earlier && !earlier.answer) return earlier;
    if (earlier) fail(earlier.answer === "no" ? "placementRefused" : "placementApplied");
    const addressee = (await findAddressee(tx, applicationId)) ?? fail("applicationErased");
    if (await hasAppliedFor(tx, job.id, addressee.email)) fail("placementApplied");
    if ((await countPlacements(tx, applicationId)) >= mostPlacements) fail("placementsFull");
    const id = randomUUID();
    await insertPlacement(tx, id, applicationId, job.id);
    await audit(tx, "admin", "placement offered", ["application", applicationId], { job: job.id });
    await mailCandidate(tx, world, "placement offered", applicationId, async (candidate, locale, linkTo) => {
      const link = await newApplicationLink(tx, world.settings, linkTo, applicationId);
      return placementOffered(locale, { ...candidate, ...job, link: `${link}#placements` });
    });
    return (await findPlacement(tx, applicationId, id)) ?? fail("placementNotFound");
  });
}

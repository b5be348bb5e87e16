import { randomUUID } from "node:crypto";
import {
  type ApplicationState,
  findAddressee,
  lockApplication,
} from "../../../db/applications/applications.ts";
import { copyExpiryTold } from "../../../db/applications/expiry-checks.ts";
import {
  hasAppliedFor,
  insertPlacedApplication,
  lockCandidacy,
} from "../../../db/applications/placed-applications.ts";
import {
  findPlacement,
  type PlacementRow,
  updatePlacementAnswer,
} from "../../../db/applications/placements.ts";
import {
  listApplicationDocuments,
  lockOwnDocuments,
  replaceApplicationDocuments,
} from "../../../db/applying/documents.ts";
import { lockEmployer } from "../../../db/employers/mandates.ts";
import { inTransaction, type Sql } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { PlacementAnswer } from "../../../shared/applications/placement.ts";
import { isUuid } from "../../../shared/uuid.ts";
import type { PaymentWorld } from "../../../world.ts";
import { audit } from "../../accounts/audit.ts";
import { newReference } from "../../applying/new-reference.ts";
import { privateContext } from "../../applying/seal-details.ts";
import { announceApplication } from "../announce-application.ts";
import { openPrivateDetails } from "../open-private-details.ts";

/**
 * A yes makes an application without a second fee. A repeated answer changes nothing. Fails with 404 for an unknown
 * offer, and with 409 after the other answer and once the job or the general application is closed.
 */
export function answerPlacement(
  world: PaymentWorld,
  { applicationId, id }: { applicationId: string; id: string },
  answer: PlacementAnswer,
): Promise<PlacementRow> {
  return inTransaction(world.sql, async (tx) => {
    const find = async () =>
      (isUuid(id) && (await findPlacement(tx, applicationId, id))) || fail("placementNotFound");
    const { employerId } = await find();
    // A suspension takes its locks in the same order, so one of the two transactions waits for the other.
    if (employerId) await lockEmployer(tx, employerId, "share");
    const general = (await lockApplication(tx, applicationId)) ?? fail("placementNotFound");
    const row = await find();
    if (row.answer === answer) return row;
    if (row.answer) fail("placementAnswered");
    if (!row.isAnswerable) fail(row.isJobOpen ? "placementOver" : "placementGone");
    const madeId = answer === "yes" ? await placeApplication(tx, world, general, row.jobId) : null;
    await updatePlacementAnswer(tx, id, { answer, madeId });
    const action = answer === "yes" ? "placement accepted" : "placement refused";
    const details = { job: row.jobId, ...(madeId && { made: madeId }) };
    await audit(tx, "candidate", action, ["application", applicationId], details);
    return find();
  });
}

/** Both applications hold the documents, so erasing one keeps them for the other. */
async function placeApplication(
  tx: Sql,
  world: PaymentWorld,
  general: ApplicationState,
  jobId: string,
): Promise<string> {
  const { vault } = world;
  const addressee = (await findAddressee(tx, general.id)) ?? fail("placementOver");
  await lockCandidacy(tx, jobId, addressee.email);
  if (await hasAppliedFor(tx, jobId, addressee.email)) fail("placementAppliedBefore");
  const { privateSealed, privateKeyId } = addressee;
  const details = await openPrivateDetails(world, { id: general.id, privateSealed, privateKeyId });
  const id = randomUUID();
  const privateDetails = await vault.sealJson(details ?? fail("answersUnreadable"), privateContext(id));
  await insertPlacedApplication(tx, general, { id, reference: newReference(), jobId, privateDetails });
  const held = await listApplicationDocuments(tx, general.id);
  await lockOwnDocuments(
    tx,
    { id: general.id, browserHash: null },
    held.map((document) => document.id),
  );
  await replaceApplicationDocuments(
    tx,
    id,
    held.map(({ field, id: documentId, validUntil }) => ({ field, documentId, validUntil })),
  );
  await copyExpiryTold(tx, { from: general.id, to: id });
  await audit(tx, "candidate", "application submitted", ["application", id], { from: general.id });
  await announceApplication(tx, world, id);
  return id;
}

import { type ApplicationState, lockApplication } from "../../../db/applications/applications.ts";
import { updateApplicationStatus } from "../../../db/applications/employer-applications.ts";
import { markHireConfirmed } from "../../../db/applications/hires.ts";
import { deleteHeldChanges, insertToldChange } from "../../../db/applications/status-notices.ts";
import type { Sql, Transaction } from "../../../db/sql.ts";
import { statusChanged } from "../../../emails/status-changed.ts";
import { fail } from "../../../errors.ts";
import * as routes from "../../../routes.ts";
import { audit } from "../../accounts/audit.ts";
import { withdrawHeldEmail } from "../hold-status-email.ts";
import { mailCandidate } from "../mail-candidate.ts";
import type { OfferWorld } from "./tell-of-offer.ts";

/** Drops held changes of status, so that no undo goes back behind the hire. The caller holds the application's lock. */
export async function confirmHire(
  tx: Transaction,
  world: Omit<OfferWorld, "sql">,
  applicationId: string,
): Promise<void> {
  const application = (await lockApplication(tx, applicationId)) ?? fail("applicationNotFound");
  await recordHire(tx, world, applicationId);
  await acceptStatus(tx, world, application);
}

export async function recordHire(
  tx: Sql,
  { clock }: Pick<OfferWorld, "clock">,
  applicationId: string,
): Promise<void> {
  await markHireConfirmed(tx, applicationId, clock());
  await audit(tx, "candidate", "hire confirmed", ["application", applicationId]);
}

async function acceptStatus(
  tx: Sql,
  world: Omit<OfferWorld, "sql">,
  { id: applicationId, applicationStatus: before }: ApplicationState,
): Promise<void> {
  const held = await withdrawHeldEmail(tx, applicationId);
  const told = held[0]?.fromStatus ?? before;
  await deleteHeldChanges(
    tx,
    held.map(({ id }) => id),
  );
  const to = "accepted";
  if (before !== to)
    await updateApplicationStatus(tx, {
      applicationId,
      changedBy: null,
      byCandidate: true,
      from: before,
      to,
    });
  if (told === to) return;
  await insertToldChange(tx, { applicationId, from: told, to });
  await mailCandidate(tx, world, "status changed", applicationId, (addressee, locale, linkTo) => {
    const link = world.settings.siteUrl + linkTo(routes.track, { reference: addressee.reference });
    return statusChanged(locale, { ...addressee, status: to, link });
  });
}

import { insertDisclosure } from "../../db/applications/disclosures.ts";
import { inTransaction } from "../../db/sql.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { Disclosure, DisclosureReason } from "../../shared/applications/disclosure.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { lockShownApplication } from "./lock-shown-application.ts";
import { openPrivateDetails } from "./open-private-details.ts";

/** Fails like `lockShownApplication`. The audit log keeps who opened the masked fields, when and why. */
export async function discloseApplication(
  world: Pick<World, "sql" | "vault" | "log">,
  employer: User,
  id: string,
  reason: DisclosureReason,
): Promise<Disclosure & { jobId: string }> {
  const { row, stored } = await inTransaction(world.sql, async (tx) => {
    const row = await lockShownApplication(tx, employer, id);
    const stored = await insertDisclosure(tx, { applicationId: id, employerId: employer.id, reason });
    if (stored.isNew)
      await audit(
        tx,
        { kind: "employer", id: employer.id },
        "application disclosed",
        ["application", row.id],
        { reason },
      );
    return { row, stored };
  });
  const details = await openPrivateDetails(world, row);
  return {
    applicationId: row.id,
    jobId: row.jobId,
    reason: stored.reason,
    disclosedAt: stored.disclosedAt.toISOString(),
    passportNumber: details?.passportNumber ?? null,
    passportCopyUrl: row.passportCopyUrl,
    dateOfBirth: details?.dateOfBirth ?? null,
    address: details?.address ?? null,
  };
}

import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { insertDisclosure } from "../../db/applications/disclosures.ts";
import { lockOwnApplication } from "../../db/applications/employer-applications.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { Disclosure, DisclosureReason } from "../../shared/applications/disclosure.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { withheldRefusals } from "./change-application-status.ts";
import { openPrivateDetails } from "./open-private-details.ts";

/** Refused like a change of status. The audit log keeps who opened the masked fields, when and why. */
export async function discloseApplication(
  world: Pick<World, "sql" | "vault" | "log">,
  employer: User,
  id: string,
  reason: DisclosureReason,
): Promise<Disclosure & { jobId: string }> {
  const { row, stored } = await inTransaction(world.sql, async (tx) => {
    const row =
      (isUuid(id) && (await lockOwnApplication(tx, employer.id, id))) || fail("applicationNotFound");
    if (row.withheld) fail(withheldRefusals[row.withheld]);
    const stored = await insertDisclosure(tx, { applicationId: id, employerId: employer.id, reason });
    if (stored.isNew)
      await insertAuditEntry(tx, {
        actor: { kind: "employer", id: employer.id },
        action: "application disclosed",
        subject: { kind: "application", id: row.id },
        details: { reason },
      });
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

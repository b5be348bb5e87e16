import { findAddressee } from "../../db/applications/applications.ts";
import { updatePassport } from "../../db/applications/passport-renewals.ts";
import { findStanding, type Standing } from "../../db/applications/standing.ts";
import { inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import { isEnding } from "../../shared/applications/expiry-stage.ts";
import type { PassportRenewal } from "../../shared/applications/passport-renewal.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { say } from "../../shared/say.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { privateContext } from "../applying/seal-details.ts";
import { openPrivateDetails } from "./open-private-details.ts";

export type RenewalHindrance = Exclude<Standing, "open"> | "notEnding";

interface Renewal {
  applicationId: string;
  passport: PassportRenewal;
  documentId: string;
}

/** Saves number, date and copy of a new passport. The task for unclaimed documents deletes the old copy. */
export function renewPassport(
  world: Pick<World, "sql" | "vault" | "clock" | "log">,
  { applicationId, passport, documentId }: Renewal,
): Promise<RenewalHindrance | undefined> {
  const { sql, vault, clock } = world;
  return inTransaction(sql, async (tx) => {
    const standing = (await findStanding(tx, applicationId, { hold: true })) ?? "erased";
    if (standing !== "open") return standing;
    const sealed = (await findAddressee(tx, applicationId)) ?? fail("linkUnknown");
    const before = await openPrivateDetails(world, { ...sealed, id: applicationId });
    if (!before) fail("answersUnreadable");
    const { passportNumber, passportExpiry } = passport;
    if (before.passportNumber === passportNumber && before.passportExpiry === passportExpiry)
      return undefined;
    const today = dayOf(clock());
    if (!isEnding(before.passportExpiry, today)) return "notEnding";
    if (passportExpiry < today || passportExpiry <= before.passportExpiry)
      fail("invalidInput", {
        issues: [
          { path: "passportExpiry", message: say("Give the date on which your new passport expires") },
        ],
      });
    const details = { ...before, passportNumber, passportExpiry };
    const privateDetails = await vault.sealJson(details, privateContext(applicationId));
    await updatePassport(tx, { id: applicationId, privateDetails, documentId, now: clock() });
    await audit(tx, "candidate", "passport renewed", ["application", applicationId], {
      document: documentId,
    });
    return undefined;
  });
}

import { t } from "../../content/words.ts";
import type { AdminApplicationRow } from "../../db/applications/admin-applications.ts";
import type { AdminApplication } from "../../shared/applications/admin-application.ts";
import type { World } from "../../world.ts";
import { openPrivateDetails } from "./open-private-details.ts";
import { shownScans } from "./shown-scans.ts";

/** A row that is erased or cannot be opened has blanks and says why. */
export async function adminView(
  world: Pick<World, "vault" | "scanner" | "log">,
  row: AdminApplicationRow,
  today: string,
): Promise<AdminApplication> {
  const { privateSealed, privateKeyId, submittedAt, cursorMicros, erasedAt, withdrawnAt, ...columns } = row;
  const plain = {
    ...columns,
    documentScans: shownScans(world, columns),
    phone: "",
    dateOfBirth: "",
    passportAvailable: false,
    submittedAt: submittedAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
  if (erasedAt) return { ...plain, yearsOfExperience: "", skillsAndQualifications: "", ...erasedAnswers() };
  const details = await openPrivateDetails(world, row);
  if (!details) return { ...plain, withheld: "unreadable" };
  const { phone, dateOfBirth, passportNumber, passportExpiry } = details;
  const passportAvailable = passportNumber !== "" && passportExpiry >= today;
  return { ...plain, phone, dateOfBirth, passportAvailable };
}

const erasedAnswers = () =>
  ({
    fullName: t("erasure.byCandidate"),
    email: "",
    nationality: "",
    resumeUrl: "",
    passportCopyUrl: "",
    certificatesUrl: null,
    photographUrl: null,
    desiredPosition: "",
    willingToRelocate: false,
    withheld: "erased",
  }) as const;

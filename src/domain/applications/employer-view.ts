import type { JobApplicationRow } from "../../db/applications/employer-applications.ts";
import type { LastRejection } from "../../db/applications/status-notices.ts";
import { maskedFields } from "../../shared/applications/disclosure.ts";
import type { EmployerApplication } from "../../shared/applications/job-application.ts";
import type { World } from "../../world.ts";
import { openPrivateDetails } from "./open-private-details.ts";
import { openRejection } from "./seal-note.ts";
import { shownScans } from "./shown-scans.ts";

const unreadable = {
  passportNumber: "",
  passportExpiry: "",
  dateOfBirth: "",
  address: "",
  phone: "",
  withheld: "unreadable",
} as const;

const hidden = { passportNumber: null, passportCopyUrl: null, dateOfBirth: null, address: null } as const;

async function openLastRejection(world: Pick<World, "vault" | "log">, last: LastRejection | null) {
  if (!last) return null;
  const noteSealed = last.noteSealed === null ? null : Buffer.from(last.noteSealed, "base64");
  return openRejection(world, { ...last, noteSealed });
}

/** Passport, date of birth and address are masked until the employer opens them. */
export async function viewForEmployer(
  world: Pick<World, "vault" | "scanner" | "log">,
  row: JobApplicationRow,
): Promise<EmployerApplication> {
  const {
    privateSealed,
    privateKeyId,
    submittedAt,
    createdAt,
    cursorMicros,
    withheld,
    disclosed,
    heldUntil,
    lastRejection,
    passportRenewedAt,
    ...columns
  } = row;
  if (withheld) {
    const { id, reference, desiredPosition, applicationStatus, paymentStatus } = columns;
    return {
      id,
      reference,
      desiredPosition: desiredPosition ?? "",
      createdAt: createdAt.toISOString(),
      applicationStatus,
      paymentStatus,
      withheld,
    };
  }
  const scans = shownScans(world, columns);
  const { passportCopyUrl, resumeUrl, certificatesUrl, photographUrl } = columns;
  const others = [resumeUrl, certificatesUrl, photographUrl];
  const isMasked = (url: string) => !disclosed && url === passportCopyUrl && !others.includes(url);
  return {
    ...columns,
    documentScans: scans.filter(({ url }) => !isMasked(url)),
    submittedAt: submittedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    passportRenewedAt: passportRenewedAt?.toISOString() ?? null,
    heldUntil: heldUntil?.toISOString() ?? null,
    rejection:
      columns.applicationStatus === "rejected" ? await openLastRejection(world, lastRejection) : null,
    ...((await openPrivateDetails(world, row)) ?? unreadable),
    ...(disclosed ? { masked: [] } : { ...hidden, masked: [...maskedFields] }),
  };
}

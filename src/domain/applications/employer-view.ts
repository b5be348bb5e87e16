import type { JobApplicationRow } from "../../db/applications/employer-applications.ts";
import { maskedFields } from "../../shared/applications/disclosure.ts";
import type { EmployerApplication } from "../../shared/applications/job-application.ts";
import type { World } from "../../world.ts";
import { openPrivateDetails } from "./open-private-details.ts";
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
    submittedAtMicros,
    withheld,
    disclosed,
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
    ...((await openPrivateDetails(world, row)) ?? unreadable),
    ...(disclosed ? { masked: [] } : { ...hidden, masked: [...maskedFields] }),
  };
}

import type { JobApplicationRow } from "../db/employer-applications.ts";
import type { JobApplication } from "../shared/job-application.ts";
import { erasedAnswers } from "./erased-answers.ts";
import { openPrivateDetails, type SealWorld } from "./open-private-details.ts";

const sealedAway = { passportNumber: "", passportExpiry: "", dateOfBirth: "", address: "", phone: "" };
const withdrawnAway = {
  resumeUrl: "",
  passportCopyUrl: "",
  certificatesUrl: null,
  photographUrl: null,
  addedCertificates: [],
};
const erasedAway = {
  gender: "",
  preferredJobType: "",
  qualification: "",
  experience: "",
  currentEmployer: null,
  sector: "",
  desiredCountry: "",
};

/** A row with its sealed part opened. One that was erased or withdrawn, or that no key opens, has blanks, and says why. */
export async function jobApplicationView(world: SealWorld, row: JobApplicationRow): Promise<JobApplication> {
  const {
    privateSealed,
    privateKeyId,
    submittedAt,
    createdAt,
    submittedAtMicros,
    erasedAt,
    withdrawnAt,
    ...columns
  } = row;
  const plain = {
    ...columns,
    submittedAt: submittedAt.toISOString(),
    createdAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
  if (erasedAt) return { ...plain, ...sealedAway, ...erasedAway, ...erasedAnswers() };
  if (withdrawnAt) return { ...plain, ...sealedAway, ...withdrawnAway, withheld: "withdrawn" };
  const details = await openPrivateDetails(world, row);
  return { ...plain, ...(details ?? { ...sealedAway, withheld: "unreadable" }) };
}

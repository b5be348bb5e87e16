import { termsVersion } from "../../content/legal.ts";
import type { SubmittedColumns } from "../../db/applications/applications.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import type { Application } from "../../shared/applying/application.ts";
import { findSector } from "../../shared/jobs/sectors.ts";

export interface PrivateDetails {
  passportNumber: string;
  passportExpiry: string;
  dateOfBirth: string;
  address: string;
  phone: string;
}

export const privateContext = (id: string) => `applications.private:${id}`;

const orNull = (value: string | null | undefined) => value || null;

const fingerprint = "application";

/** The digest must not depend on the order in which the sender names the fields. */
function textOf(application: Application): string {
  const entries = Object.entries(application).filter(
    ([, value]) => value !== undefined && value !== "" && value !== null,
  );
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Uses every key, so that a rotation does not hide earlier applications. */
export const fingerprintsOf = (vault: Vault, application: Application): Promise<Uint8Array[]> =>
  vault.digests(fingerprint, textOf(application));

export async function sealDetails(
  vault: Vault,
  id: string,
  application: Application,
): Promise<SubmittedColumns> {
  const { passportNumber, passportExpiry, dateOfBirth, address, phone } = application;
  const details: PrivateDetails = { passportNumber, passportExpiry, dateOfBirth, address, phone };
  const sealed = await vault.sealJson(details, privateContext(id));
  return {
    jobId: orNull(application.jobId),
    fullName: application.fullName,
    email: application.email,
    gender: application.gender,
    nationality: application.nationality,
    preferredJobType: application.preferredJobType,
    qualification: application.qualification,
    experience: application.experience,
    currentEmployer: orNull(application.currentEmployer),
    sector: findSector(application.sector)!,
    desiredCountry: application.desiredCountry,
    desiredPosition: application.desiredPosition,
    willingToRelocate: application.willingToRelocate ?? true,
    privateSealed: sealed.bytes,
    privateKeyId: sealed.keyId,
    resumeUrl: application.resumeUrl,
    passportCopyUrl: application.passportCopyUrl,
    certificatesUrl: orNull(application.certificatesUrl),
    photographUrl: orNull(application.photographUrl),
    fingerprint: await vault.digest(fingerprint, textOf(application)),
    termsVersion,
  };
}

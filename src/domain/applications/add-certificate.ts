import {
  type CertificateHindrance,
  findStanding,
  holdsSameDocument,
  insertCertificate,
  listCertificates,
} from "../../db/applications/standing.ts";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import { type CertificateOutcome, certificatePlaces } from "../../shared/applications/added-certificate.ts";
import { audit } from "../accounts/audit.ts";

/** Returns undefined when the candidate may add one. */
export async function findCertificateHindrance(
  sql: Sql,
  applicationId: string,
): Promise<CertificateHindrance | undefined> {
  const standing = (await findStanding(sql, applicationId)) ?? "erased";
  if (standing !== "open") return standing;
  const held = await listCertificates(sql, applicationId);
  return held.length < certificatePlaces.length ? undefined : "full";
}

export function addCertificate(
  sql: Database,
  applicationId: string,
  documentId: string,
): Promise<CertificateOutcome | CertificateHindrance> {
  return inTransaction(sql, async (tx) => {
    const standing = await findStanding(tx, applicationId, { hold: true });
    if (standing === "open" && (await holdsSameDocument(tx, applicationId, documentId))) return "known";
    const hindrance = await findCertificateHindrance(tx, applicationId);
    if (hindrance) return hindrance;
    const taken = (await listCertificates(tx, applicationId)).map(({ field }) => field);
    const field = certificatePlaces.find((place) => !taken.includes(place))!;
    await insertCertificate(tx, { applicationId, field, documentId });
    await audit(tx, "candidate", "certificate added", ["application", applicationId], {
      document: documentId,
    });
    return "added";
  });
}

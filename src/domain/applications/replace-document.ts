import { isInfected, replaceApplicationDocument } from "../../db/applications/document-scans.ts";
import { findStanding, type Standing } from "../../db/applications/standing.ts";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import type { DocumentPlace } from "../../shared/applying/document-fields.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { audit } from "../accounts/audit.ts";

type ReplacementHindrance = Exclude<Standing, "open"> | "notInfected";

export async function findReplacementHindrance(
  sql: Sql,
  applicationId: string,
  place: DocumentPlace,
): Promise<ReplacementHindrance | undefined> {
  const standing = (await findStanding(sql, applicationId)) ?? "erased";
  if (standing !== "open") return standing;
  return (await isInfected(sql, applicationId, place)) ? undefined : "notInfected";
}

interface Replacement {
  applicationId: string;
  place: DocumentPlace;
  documentId: string;
}

/** The task for unclaimed documents deletes the infected one. */
export function replaceDocument(
  sql: Database,
  { applicationId, place, documentId }: Replacement,
): Promise<ReplacementHindrance | undefined> {
  return inTransaction(sql, async (tx) => {
    await findStanding(tx, applicationId, { hold: true });
    const hindrance = await findReplacementHindrance(tx, applicationId, place);
    if (hindrance) return hindrance;
    await replaceApplicationDocument(tx, {
      applicationId,
      place,
      documentId,
      reference: documentReference(documentId),
    });
    await audit(tx, "candidate", "document replaced", ["application", applicationId], {
      place,
      document: documentId,
    });
    return undefined;
  });
}

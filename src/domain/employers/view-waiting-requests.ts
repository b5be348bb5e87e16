import { listMandateFiles } from "../../db/employers/mandate-files.ts";
import type { WaitingRequest } from "../../db/employers/mandate-queue.ts";
import type { Sql } from "../../db/sql.ts";
import type { DocumentType } from "../../shared/applying/document-fields.ts";
import { documentReference } from "../../shared/applying/document-reference.ts";
import { type MandateHints, mandateHints } from "./mandate-hints.ts";

export interface WaitingRequestView
  extends Pick<
    WaitingRequest,
    | "id"
    | "employerId"
    | "email"
    | "firstName"
    | "lastName"
    | "mailboxConfirmed"
    | "company"
    | "country"
    | "website"
    | "registerNumber"
    | "kind"
    | "principals"
    | "phone"
    | "askedAt"
    | "codeSentTo"
    | "codeConfirmed"
    | "isRenewal"
  > {
  licence: { kind: string; number: string; issuer: string; validUntil: string } | null;
  files: { url: string; type: DocumentType; bytes: number }[];
  hints: MandateHints;
}

export async function viewWaitingRequests(sql: Sql, rows: WaitingRequest[]): Promise<WaitingRequestView[]> {
  const files = await listMandateFiles(
    sql,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { licenceKind, licenceNumber, licenceIssuer, licenceValidUntil, askedAtMicros: _, ...rest } = row;
    const { checkedAlike: __, phoneUsed: ___, networkUsed: ____, jobTexts: _____, ...shown } = rest;
    return {
      ...shown,
      licence: licenceKind
        ? {
            kind: licenceKind,
            number: licenceNumber!,
            issuer: licenceIssuer!,
            validUntil: licenceValidUntil!,
          }
        : null,
      files: files
        .filter(({ requestId }) => requestId === row.id)
        .map(({ id, type, bytes }) => ({ url: documentReference(id), type, bytes })),
      hints: mandateHints(row),
    };
  });
}

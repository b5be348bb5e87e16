import type { ListedApplication, ListedDocument } from "../../../islands/applications/listed-application.ts";
import { refundSentence } from "../../content/refund-reasons.ts";
import type { DocumentReading } from "../../db/applying/documents.ts";
import type { PaidFee } from "../../db/payments/payments-attention.ts";
import type { AdminApplication } from "../../shared/applications/admin-application.ts";
import { type DocumentFieldName, documentFields } from "../../shared/applying/document-fields.ts";
import { isDocumentReference, uploadedDocumentId } from "../../shared/applying/document-reference.ts";
import { longDateTime, usdCents } from "../../shared/format.ts";
import { certificateLabel, listedLabel } from "./certificate-label.ts";
import { validityText } from "./certificate-validity.ts";

const fieldNames = Object.keys(documentFields) as DocumentFieldName[];

/** Gives the applications of the list, each with its documents and their readers. */
export function listedApplications(
  applications: AdminApplication[],
  readings: DocumentReading[],
  fees: PaidFee[],
  failures: { applicationId: string; failedAt: Date }[],
  today: string,
): ListedApplication[] {
  return applications.map((application) => ({
    ...application,
    fee: feeOf(
      fees.filter(({ applicationId }) => applicationId === application.id),
      failures.find(({ applicationId }) => applicationId === application.id)?.failedAt,
    ),
    documents: attachedDocuments(application, today).flatMap(([label, href]): ListedDocument[] => {
      if (!href || !isDocumentReference(href)) return [];
      const id = uploadedDocumentId(href);
      const read = readings.filter(
        (reading) => reading.applicationId === application.id && reading.documentId === id,
      );
      const known = application.documentScans.find(({ url }) => url === href);
      const { scan, activeContent = false } = known ?? {};
      return [{ label, href, scan, activeContent, readings: id ? summary(read) : undefined }];
    }),
  }));
}

function attachedDocuments(
  application: AdminApplication,
  today: string,
): [label: string, href: string | null][] {
  const dated = (label: string, day: string | null) =>
    day ? `${label} (${validityText(day, today)})` : label;
  const dayOf = (name: DocumentFieldName) =>
    name === "certificatesUrl" ? application.certificatesValidUntil : null;
  return [
    ...fieldNames.map((name): [string, string | null] => [
      dated(listedLabel(name, application), dayOf(name)),
      application[name],
    ]),
    ...application.addedCertificates.map((certificate): [string, string] => [
      dated(certificateLabel(certificate, application), certificate.validUntil),
      certificate.url,
    ]),
  ];
}

/** Gives the fee that can be refunded, or the last refunded one. */
function feeOf(fees: PaidFee[], failedAt: Date | undefined): ListedApplication["fee"] {
  const found = fees.find(({ status }) => status === "succeeded") ?? fees[0];
  return (
    found && {
      amount: usdCents(found.amountCents),
      paidAt: found.succeededAt?.toISOString(),
      rest:
        found.status === "succeeded" && found.refundedCents > 0
          ? usdCents(found.amountCents - found.refundedCents)
          : undefined,
      state: found.status,
      reason: refundSentence(found) ?? null,
      failedAt: failedAt && longDateTime(failedAt),
    }
  );
}

function summary(readings: DocumentReading[]): ListedDocument["readings"] {
  return {
    last: readings.map(({ readerKind, readAt }) => ({ reader: readerKind, readAt: readAt.toISOString() })),
    earlier: (readings[0]?.total ?? 0) - readings.length,
  };
}

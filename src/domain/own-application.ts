import { listApplicationDocuments } from "../db/documents.ts";
import { findOwnApplication, listStatusDates, type OwnApplication } from "../db/own-application.ts";
import { listPayments, type Payment } from "../db/payments.ts";
import type { Sql } from "../db/sql.ts";
import type { Vault } from "../services/vault.ts";
import { passportEnding } from "../shared/format.ts";
import { openApplicationLink } from "./application-link.ts";
import { type PrivateDetails, privateContext } from "./submitted-columns.ts";

/** What a secret link leads to; undefined when it leads nowhere, or no more since it was erased. */
export async function findLinkedApplication(
  { sql, vault }: { sql: Sql; vault: Vault },
  token: string,
): Promise<OwnApplication | undefined> {
  const id = await openApplicationLink(sql, token);
  const row = id && (await findOwnApplication(sql, id));
  if (!row) return undefined;
  const { privateSealed, privateKeyId, ...columns } = row;
  const sealed = { bytes: privateSealed, keyId: privateKeyId };
  const { passportNumber, ...details } = await vault.openJson<PrivateDetails>(sealed, privateContext(id));
  const payments = await listPayments(sql, id);
  const documents = await listApplicationDocuments(sql, id);
  return {
    ...columns,
    details: { ...details, passportEnding: passportEnding(passportNumber) },
    history: await listStatusDates(sql, id),
    receipts: payments.filter(isReceipt),
    uploaded: documents.map(({ field }) => field),
  };
}

const isReceipt = ({ status }: Payment) =>
  status === "succeeded" || status === "refunding" || status === "refunded";

/** The document in a field of the application behind a link. */
export async function findLinkedDocument(
  sql: Sql,
  token: string,
  field: string,
): Promise<string | undefined> {
  const id = await openApplicationLink(sql, token);
  const documents = id ? await listApplicationDocuments(sql, id) : [];
  return documents.find((document) => document.field === field)?.id;
}

import { findApplicationState } from "../db/applications.ts";
import { listApplicationDocuments } from "../db/documents.ts";
import { findOwnApplication, listStatusDates, type OwnApplication } from "../db/own-application.ts";
import { listPayments, type Payment } from "../db/payments.ts";
import type { Sql } from "../db/sql.ts";
import type { Vault } from "../services/vault.ts";
import { passportEnding } from "../shared/format.ts";
import { openApplicationLink } from "./application-link.ts";
import { type PrivateDetails, privateContext } from "./submitted-columns.ts";

/** `incomplete`: money came, and the application itself is still to be completed. */
export type Linked = { application: OwnApplication } | { incomplete: { reference: string } };

/** What a secret link leads to; undefined when it leads nowhere. */
export async function findLinked(
  { sql, vault }: { sql: Sql; vault: Vault },
  token: string,
): Promise<Linked | undefined> {
  const id = await openApplicationLink(sql, token);
  if (!id) return undefined;
  const row = await findOwnApplication(sql, id);
  if (!row) {
    const state = await findApplicationState(sql, id);
    return state && { incomplete: { reference: state.reference } };
  }
  const { privateSealed, privateKeyId, ...columns } = row;
  const sealed = { bytes: privateSealed, keyId: privateKeyId };
  const { passportNumber, ...details } = await vault.openJson<PrivateDetails>(sealed, privateContext(id));
  const history = await listStatusDates(sql, id);
  const receipts = (await listPayments(sql, id)).filter(isReceipt);
  const uploaded = (await listApplicationDocuments(sql, id)).map(({ field }) => field);
  return {
    application: {
      ...columns,
      details: { ...details, passportEnding: passportEnding(passportNumber) },
      ...{ history, receipts, uploaded },
    },
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

import { findAddressee } from "../db/applications.ts";
import type { Sql } from "../db/sql.ts";
import { applicationReceived } from "../emails/application-received.ts";
import type { Vault } from "../services/vault.ts";
import { newApplicationLink } from "./application-link.ts";
import { enqueueEmail } from "./enqueue-email.ts";
import { type PrivateDetails, privateContext } from "./submitted-columns.ts";

/** Writes to the candidate that the application has come in, with the link to its own page. */
export async function announceApplication(
  tx: Sql,
  { vault, settings }: { vault: Vault; settings: { siteUrl: string } },
  id: string,
): Promise<void> {
  const addressee = await findAddressee(tx, id);
  if (!addressee) return;
  const { privateSealed, privateKeyId, ...plain } = addressee;
  const sealed = { bytes: privateSealed, keyId: privateKeyId };
  const { passportNumber } = await vault.openJson<PrivateDetails>(sealed, privateContext(id));
  const link = await newApplicationLink(tx, settings, id);
  await enqueueEmail(tx, vault, applicationReceived({ ...plain, passportNumber, link }));
}

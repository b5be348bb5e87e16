import { lockApplication } from "../../db/applications/applications.ts";
import {
  findInfectedDocuments,
  listApplicationsWith,
  updateScanState,
} from "../../db/applications/document-scans.ts";
import { findStanding, listCertificates } from "../../db/applications/standing.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { documentInfected } from "../../emails/document-infected.ts";
import { heldCertificates } from "../../shared/applications/certificate-numbers.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { newApplicationLink } from "./application-link.ts";
import { mailCandidate } from "./mail-candidate.ts";

export async function recordVirus(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  documentId: string,
  { signature, at }: { signature: string; at: Date },
): Promise<void> {
  await inTransaction(world.sql, async (tx) => {
    // An erasure locks the application before its documents, so this does, too.
    for (const id of await listApplicationsWith(tx, documentId)) await lockApplication(tx, id);
    await updateScanState(tx, documentId, { state: "infected", at });
    await audit(tx, "system", "virus found", ["document", documentId], { signature });
    for (const id of await listApplicationsWith(tx, documentId)) await askForAnotherFile(tx, world, id);
  });
  world.log({ event: "document infected", document: documentId, signature });
}

export async function askForAnotherFile(
  tx: Sql,
  world: Pick<World, "vault" | "settings" | "log">,
  applicationId: string,
): Promise<void> {
  if ((await findStanding(tx, applicationId)) !== "open") return;
  await mailCandidate(tx, world, "document infected", applicationId, async (addressee, locale, linkTo) => {
    const link = await newApplicationLink(tx, world.settings, linkTo, applicationId);
    const { places, certificatesUrl } = await findInfectedDocuments(tx, applicationId);
    const added = (await listCertificates(tx, applicationId)).map(({ field }) => field);
    const held = heldCertificates(certificatesUrl, added);
    return documentInfected(locale, { ...addressee, places, held, link });
  });
}

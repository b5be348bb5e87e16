import { randomUUID } from "node:crypto";
import { refusedDocuments } from "../../../content/apply-messages.ts";
import {
  areSameFiles,
  countJobOffers,
  insertJobOffer,
  type JobOfferRow,
  lockJobOffer,
  lockOfferedDocument,
} from "../../../db/applications/job-offers.ts";
import { lockOwnDocuments } from "../../../db/applying/documents.ts";
import { inTransaction, type Sql } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { User } from "../../../shared/accounts/account.ts";
import { type JobOffer, type JobOfferTerms, wrongStart } from "../../../shared/applications/job-offer.ts";
import { documentFields } from "../../../shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../../shared/applying/document-reference.ts";
import { say } from "../../../shared/say.ts";
import type { World } from "../../../world.ts";
import { audit } from "../../accounts/audit.ts";
import { endRejection } from "../end-rejection.ts";
import { lockShownApplication } from "../lock-shown-application.ts";
import { allowOffer } from "./allow-offer.ts";
import { openTerms, sealTerms } from "./seal-terms.ts";
import { type OfferWorld, tellOfOffer } from "./tell-of-offer.ts";

const mostOffers = 10;

const offerDocument = documentFields.certificatesUrl;

interface Making {
  employer: User;
  applicationId: string;
  offer: JobOffer;
  browserHash: Uint8Array | null;
}

/**
 * Fails like `lockShownApplication`, with 400 for a past start, and with 409 for a rejected candidate, beside another
 * open or accepted offer, and after ten offers. A form that is posted twice makes one offer.
 */
export function makeOffer(
  world: OfferWorld,
  { employer, applicationId, offer, browserHash }: Making,
): Promise<JobOfferRow> {
  const message = wrongStart(offer.startsOn, world.clock());
  if (message) fail("invalidInput", { issues: [{ path: "startsOn", message }] });
  const { document, note, ...columns } = offer;
  const terms = { ...columns, note: note || null };
  const documentId = document ? (uploadedDocumentId(document) ?? null) : null;
  return inTransaction(world.sql, async (tx) => {
    const { applicationStatus } = await lockShownApplication(tx, employer, applicationId);
    const last = await lockJobOffer(tx, applicationId);
    if (last?.state === "open")
      return (await hasSameTerms(tx, world, last, { terms, documentId })) ? last : fail("offerOpen");
    if (last?.state === "accepted") fail("offerAccepted");
    if (applicationStatus === "rejected") fail("offerRejected");
    await allowOffer(tx, world, applicationId);
    if ((await countJobOffers(tx, applicationId)) >= mostOffers) fail("offersFull");
    await endRejection(tx, applicationId);
    if (documentId) await lockDocument(tx, documentId, browserHash);
    const id = randomUUID();
    const sealed = await sealTerms(world.vault, id, terms);
    const row = await insertJobOffer(tx, { ...sealed, id, applicationId, documentId, now: world.clock() });
    await audit(tx, { kind: "employer", id: employer.id }, "offer made", ["application", applicationId]);
    await tellOfOffer(tx, world, row, "made");
    return row;
  });
}

interface Offered {
  terms: JobOfferTerms;
  documentId: string | null;
}

async function hasSameTerms(
  tx: Sql,
  world: Pick<World, "vault" | "log">,
  last: JobOfferRow,
  { terms, documentId }: Offered,
): Promise<boolean> {
  const before = await openTerms(world, last);
  const keys = Object.keys(terms) as (keyof JobOfferTerms)[];
  if (!before || keys.some((key) => before[key] !== terms[key])) return false;
  if (documentId === last.documentId) return true;
  return documentId !== null && last.documentId !== null && areSameFiles(tx, documentId, last.documentId);
}

async function lockDocument(tx: Sql, id: string, browserHash: Uint8Array | null): Promise<void> {
  await lockOfferedDocument(tx, id);
  const [document] = await lockOwnDocuments(tx, { browserHash }, [id]);
  const refuse = (message: string) => fail("invalidInput", { issues: [{ path: "document", message }] });
  if (!document) refuse(say("The file could not be found. Please upload it again"));
  else if (!offerDocument.acceptedTypes.includes(document.type)) refuse(say("Choose a PDF, JPG or PNG file"));
  else if (document.scanState === "infected") refuse(say(refusedDocuments.fileInfected));
}

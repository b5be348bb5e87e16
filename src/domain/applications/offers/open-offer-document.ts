import { findAddressee } from "../../../db/applications/applications.ts";
import { fail } from "../../../errors.ts";
import type { World } from "../../../world.ts";
import { type OpenedDocument, openStoredDocument } from "../open-stored-document.ts";
import { findShownOffer } from "./list-shown-offers.ts";

interface OfferDocument {
  id: string;
  document: OpenedDocument;
}

/** Fails with 409 while the employer may not read the application. An accepted offer stays open as a possible contract. */
export async function openOfferDocument(
  world: Pick<World, "sql" | "vault" | "clock" | "log" | "scanner" | "files">,
  applicationId: string,
  { offerId, isHead }: { offerId: string; isHead: boolean },
): Promise<OfferDocument> {
  const offer = await findShownOffer(world, applicationId, offerId);
  const id = offer?.documentId ?? fail("documentNotFound");
  const isOpen = offer?.state === "accepted" || (await findAddressee(world.sql, applicationId))?.hasEmployer;
  if (!isOpen) fail("offerDocumentClosed");
  const document = await openStoredDocument(world, id, { kind: "candidate", isHead });
  return { id, document: document ?? fail("documentNotFound") };
}

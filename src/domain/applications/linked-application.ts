import {
  type Erasability,
  findErasability,
  findOwnApplication,
  type OwnApplication,
} from "../../db/applications/candidate-view.ts";
import { findHire } from "../../db/applications/hires.ts";
import { listOpenings } from "../../db/applications/openings.ts";
import { findOrigin, listPlacements } from "../../db/applications/placements.ts";
import { listCertificates } from "../../db/applications/standing.ts";
import { listApplicationDocuments } from "../../db/applying/documents.ts";
import { isSettled, listPayments, type Payment } from "../../db/payments/payments.ts";
import { isCertificate } from "../../shared/applications/added-certificate.ts";
import { type DocumentFieldName, documentFields } from "../../shared/applying/document-fields.ts";
import { passportEnding } from "../../shared/format.ts";
import type { World } from "../../world.ts";
import { openApplicationLink } from "./application-link.ts";
import { readConversation } from "./conversation.ts";
import { listShownInterviews } from "./interviews/list-shown-interviews.ts";
import { listShownOffers } from "./offers/list-shown-offers.ts";
import { openPrivateDetails } from "./open-private-details.ts";
import { listOwnStatuses } from "./own-statuses.ts";
import { isPrivateField, mayViewPrivate } from "./private-view.ts";

interface ErasedApplication {
  erased: Erasability;
  receipts: Payment[];
}

const shownOpenings = 20;

/** `view` is the browser's right to see passport data. */
export async function findLinkedApplication(
  world: Pick<World, "sql" | "vault" | "clock" | "log" | "scanner">,
  token: string,
  view: string | undefined,
): Promise<OwnApplication | ErasedApplication | undefined> {
  const { sql } = world;
  const id = await openApplicationLink(sql, token);
  const erasure = id && (await findErasability(sql, id, world.clock()));
  if (!erasure) return undefined;
  const receipts = (await listPayments(sql, id)).filter(isSettled);
  const row = await findOwnApplication(sql, id);
  if (!row) return { erased: erasure, receipts };
  const { privateSealed, privateKeyId, ...columns } = row;
  const details = await openPrivateDetails(world, row);
  const isUnmasked = await mayViewPrivate(world, id, view);
  const documents = await listApplicationDocuments(sql, id);
  return {
    ...columns,
    ...(!isUnmasked && { passportCopyUrl: "" }),
    isUnmasked,
    details: details && withPassportNumber(details, isUnmasked),
    history: await listOwnStatuses(world, id),
    receipts,
    uploaded: documents.flatMap(({ field }) => (field in documentFields ? [field as DocumentFieldName] : [])),
    infected: documents.filter(({ scanState }) => scanState === "infected").map(({ field }) => field),
    validUntil: Object.fromEntries(
      documents.flatMap(({ field, validUntil }) => (isCertificate(field) ? [[field, validUntil]] : [])),
    ),
    certificates: await listCertificates(sql, id),
    openings: await listOpenings(sql, id, shownOpenings),
    interviews: await listShownInterviews(world, id),
    placements: await listPlacements(sql, id),
    origin: await findOrigin(sql, id),
    offers: await listShownOffers(world, id),
    hire: await findHire(sql, id),
    conversation: row.jobId
      ? await readConversation(world, { side: "candidate", applicationId: id })
      : undefined,
    erasure,
  };
}

function withPassportNumber<Details extends { passportNumber: string }>(details: Details, whole: boolean) {
  const { passportNumber, ...shown } = details;
  return { ...shown, ...(whole && { passportNumber }), passportEnding: passportEnding(passportNumber) };
}

/** Returns `masked` when the candidate must enter the emailed code first. */
export async function findLinkedDocument(
  world: Pick<World, "sql" | "clock">,
  { token, field, view }: { token: string; field: string; view: string | undefined },
): Promise<string | "masked" | undefined> {
  const id = await openApplicationLink(world.sql, token);
  const documents = id ? await listApplicationDocuments(world.sql, id) : [];
  const found = documents.find((document) => document.field === field)?.id;
  const isMasked = found && id && isPrivateField(field) && !(await mayViewPrivate(world, id, view));
  return isMasked ? "masked" : found;
}

import {
  countSealedByOthers,
  listSealedByOthers,
  replaceSealed,
  type SealedValue,
  sealedColumns,
} from "../db/sealed-values.ts";
import type { Sql } from "../db/sql.ts";
import { SealBroken } from "../services/sealing/authenticated-encryption.ts";
import type { Vault } from "../services/sealing/vault.ts";
import type { Sealed } from "../shared/sealed.ts";
import { audit } from "./accounts/audit.ts";
import { alertTokenContext } from "./alerts/alert-token.ts";
import { reminderTokenContext } from "./alerts/saved-reminder.ts";
import { messageContext, messageReasonContext } from "./applications/conversation.ts";
import { placeContext } from "./applications/interviews/interview-place.ts";
import { offerContext } from "./applications/offers/seal-terms.ts";
import { noteContext } from "./applications/seal-note.ts";
import { draftContext } from "./applying/draft.ts";
import { privateContext } from "./applying/seal-details.ts";
import { documentContext } from "./applying/store-upload.ts";
import { reportContext } from "./jobs/report-job.ts";
import { emailContext } from "./mail/open-email.ts";

type Place = keyof typeof sealedColumns;

/** SECRET_KEY seals only the documents' keys, so the documents stay as they are. */
const resealing: Record<Place, (vault: Vault, sealed: Sealed, id: string) => Promise<Sealed>> = {
  private: (vault, sealed, id) => reseal(vault, sealed, privateContext(id)),
  draft: (vault, sealed, id) => reseal(vault, sealed, draftContext(id)),
  email: (vault, sealed, id) => reseal(vault, sealed, emailContext(id)),
  jobAlert: (vault, sealed, id) => reseal(vault, sealed, alertTokenContext(id)),
  savedReminder: (vault, sealed, id) => reseal(vault, sealed, reminderTokenContext(id)),
  rejectionNote: (vault, sealed, id) => reseal(vault, sealed, noteContext(id)),
  jobReport: (vault, sealed, id) => reseal(vault, sealed, reportContext(id)),
  interview: (vault, sealed, id) => reseal(vault, sealed, placeContext(id)),
  jobOffer: (vault, sealed, id) => reseal(vault, sealed, offerContext(id)),
  message: (vault, sealed, id) => reseal(vault, sealed, messageContext(id)),
  messageReason: (vault, sealed, id) => reseal(vault, sealed, messageReasonContext(id)),
  document: (vault, sealed, id) => vault.rewrapDocumentKey(sealed, documentContext(id)),
};

const reseal = async (vault: Vault, sealed: Sealed, context: string) =>
  vault.seal(await vault.open(sealed, context), context);

interface RotatedPlace {
  place: Place;
  resealed: number;
  broken: string[];
  /** How many values an earlier key still seals, because another process uses it. */
  left: number;
}

const batch = 100;

/** An interrupted run continues where it was. Rows that change meanwhile are left alone. */
export async function rotateKeys(sql: Sql, vault: Vault): Promise<RotatedPlace[]> {
  const rotated: RotatedPlace[] = [];
  for (const place of Object.keys(sealedColumns) as Place[]) rotated.push(await rotate(sql, vault, place));
  const sum = (counted: (place: RotatedPlace) => number) => rotated.reduce((n, one) => n + counted(one), 0);
  await audit(sql, "system", "keys rotated", ["key", vault.keyId], {
    resealed: sum(({ resealed }) => resealed),
    broken: sum(({ broken }) => broken.length),
    left: sum(({ left }) => left),
  });
  return rotated;
}

async function rotate(sql: Sql, vault: Vault, place: Place): Promise<RotatedPlace> {
  const result: RotatedPlace = { place, resealed: 0, broken: [], left: 0 };
  const column = sealedColumns[place];
  for (let after: string | undefined; ; ) {
    const values = await listSealedByOthers(sql, column, vault.keyId, after, batch);
    for (const value of values) {
      const sealed = await resealed(vault, place, value);
      if (!sealed) result.broken.push(value.id);
      else if (await replaceSealed(sql, column, value, sealed)) result.resealed += 1;
    }
    after = values.at(-1)?.id;
    if (values.length < batch) break;
  }
  const others = await countSealedByOthers(sql, column, vault.keyId);
  return { ...result, left: Math.max(0, others - result.broken.length) };
}

async function resealed(vault: Vault, place: Place, { id, ...sealed }: SealedValue) {
  try {
    return await resealing[place](vault, sealed, id);
  } catch (error) {
    if (error instanceof SealBroken) return undefined;
    throw error;
  }
}

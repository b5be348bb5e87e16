import { type Binding, decrypt, encrypt, unshared } from "./authenticated-encryption.ts";
import type { DocumentKey } from "./vault.ts";

export const documentKeyBytes = 32;

/**
 * The STREAM construction: the nonce is made of the piece's number and a flag on the last one, so that pieces that are
 * missing, doubled or out of order do not open. A random key for each document is what makes such nonces unique.
 */
export async function importDocumentKey(raw: Uint8Array): Promise<DocumentKey> {
  const key = await crypto.subtle.importKey("raw", unshared(raw), "AES-GCM", false, ["encrypt", "decrypt"]);
  return {
    sealPiece: async (plain, piece, last) => encrypt(key, plain, positionOf(piece, last)),
    openPiece: async (sealed, piece, last) => decrypt(key, sealed, positionOf(piece, last)),
  };
}

function positionOf(piece: number, last: boolean): Binding {
  if (!Number.isInteger(piece) || piece < 0 || piece > 0xffffffff) throw new RangeError(`No piece ${piece}`);
  const nonce = new Uint8Array(12);
  const fields = new DataView(nonce.buffer);
  fields.setUint32(7, piece);
  fields.setUint8(11, last ? 1 : 0);
  return { nonce, additionalData: new TextEncoder().encode(`piece ${piece}${last ? ", last" : ""}`) };
}

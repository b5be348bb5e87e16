import { SealBroken } from "./authenticated-encryption.ts";
import type { DocumentKey } from "./vault.ts";

export const documentKeyBytes = 32;

const unshared = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>;

/** Each document has a random key. As in the STREAM construction, a nonce holds the piece's number and marks the last one. */
export async function importDocumentKey(raw: Uint8Array): Promise<DocumentKey> {
  const key = await crypto.subtle.importKey("raw", unshared(raw), "AES-GCM", false, ["encrypt", "decrypt"]);
  return {
    sealPiece: async (plain, piece, last) =>
      new Uint8Array(await crypto.subtle.encrypt(positionOf(piece, last), key, unshared(plain))),
    async openPiece(sealed, piece, last) {
      try {
        return new Uint8Array(await crypto.subtle.decrypt(positionOf(piece, last), key, unshared(sealed)));
      } catch (cause) {
        throw new SealBroken("A piece of a document was changed, moved or cut short", { cause });
      }
    },
  };
}

function positionOf(piece: number, last: boolean): AesGcmParams {
  if (!Number.isInteger(piece) || piece < 0 || piece > 0xffffffff) throw new RangeError(`No piece ${piece}`);
  const nonce = new Uint8Array(12);
  const fields = new DataView(nonce.buffer);
  fields.setUint32(7, piece);
  fields.setUint8(11, last ? 1 : 0);
  const additionalData = new TextEncoder().encode(`piece ${piece}${last ? ", last" : ""}`);
  return { name: "AES-GCM", iv: nonce, additionalData };
}

import type { Sealed } from "../../shared/sealed.ts";

/** `context` names row and column, so that a sealed value cannot move to another row. */
export interface Vault {
  keyId: string;
  seal(plain: Uint8Array, context: string): Promise<Sealed>;
  /** Throws when the key is unknown or the bytes were changed or moved. */
  open(sealed: Sealed, context: string): Promise<Uint8Array>;
  sealJson(value: unknown, context: string): Promise<Sealed>;
  openJson<T>(sealed: Sealed, context: string): Promise<T>;
  /** SECRET_KEY seals a document's own key, so that a rotation rewraps this key alone. */
  newDocumentKey(context: string): Promise<{ key: DocumentKey; wrapped: Sealed }>;
  rewrapDocumentKey(wrapped: Sealed, context: string): Promise<Sealed>;
  openDocumentKey(wrapped: Sealed, context: string): Promise<DocumentKey>;
  /** HMAC-SHA-256 in base64url, for links and cookies. */
  sign(purpose: string, text: string): Promise<string>;
  /** Runs in constant time and also accepts the previous SECRET_KEY. */
  verify(purpose: string, text: string, signature: string): Promise<boolean>;
  digest(purpose: string, text: string): Promise<Uint8Array>;
  /** Gives the hash by the current key, then by the previous one, so that a look-up survives a rotation. */
  digests(purpose: string, text: string): Promise<Uint8Array[]>;
}

export interface DocumentKey {
  /** Each piece is sealed once, because its number is its nonce. */
  sealPiece(plain: Uint8Array, piece: number, last: boolean): Promise<Uint8Array>;
  openPiece(sealed: Uint8Array, piece: number, last: boolean): Promise<Uint8Array>;
}

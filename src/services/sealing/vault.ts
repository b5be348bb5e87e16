import type { Sealed } from "../../shared/sealed.ts";

/**
 * Everything that needs SECRET_KEY. Sealing is AES-256-GCM; `context` names the row and column a value belongs to
 * (`applications.private:{id}`) and is authenticated, so that a sealed value cannot be moved to another row.
 */
export interface Vault {
  /** The current key's id. */
  keyId: string;
  seal(plain: Uint8Array, context: string): Promise<Sealed>;
  /** Throws when the key is unknown or the bytes were changed or moved. */
  open(sealed: Sealed, context: string): Promise<Uint8Array>;
  sealJson(value: unknown, context: string): Promise<Sealed>;
  openJson<T>(sealed: Sealed, context: string): Promise<T>;
  /** A document's own key, fresh, and itself sealed by SECRET_KEY: rotation rewraps this alone. */
  newDocumentKey(context: string): Promise<{ key: DocumentKey; wrapped: Sealed }>;
  /** The same document key, sealed by the current SECRET_KEY. */
  rewrapDocumentKey(wrapped: Sealed, context: string): Promise<Sealed>;
  openDocumentKey(wrapped: Sealed, context: string): Promise<DocumentKey>;
  /** HMAC-SHA-256 over `purpose` and `text`, base64url: signs links and cookies. */
  sign(purpose: string, text: string): Promise<string>;
  /** In constant time; also true for a signature of the previous SECRET_KEY. */
  verify(purpose: string, text: string, signature: string): Promise<boolean>;
  /** A keyed digest of a token or a set of fields, to look it up by without storing it. */
  digest(purpose: string, text: string): Promise<Uint8Array>;
  /** The digest by the current key, then by the previous one: a look-up by any of them survives a rotation. */
  digests(purpose: string, text: string): Promise<Uint8Array[]>;
}

/** Seals a document piece by piece; the piece's number and whether it is the last are authenticated. */
export interface DocumentKey {
  /** Each piece is sealed once: its number is its nonce. */
  sealPiece(plain: Uint8Array, piece: number, last: boolean): Promise<Uint8Array>;
  /** Throws when the piece was changed, or is not the one that was sealed under this number. */
  openPiece(sealed: Uint8Array, piece: number, last: boolean): Promise<Uint8Array>;
}

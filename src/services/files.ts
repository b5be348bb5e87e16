/** A sealed document's bytes, in pieces small enough to hold. */
export interface FileStore {
  /** Replaces nothing: a key is written once. */
  write(key: string, piece: number, bytes: Uint8Array): Promise<void>;
  /** Throws `FilesAway` when the piece is missing or the store does not answer. */
  read(key: string, piece: number): Promise<Uint8Array>;
  /** Removes all pieces of a key; no error when there are none. */
  remove(key: string): Promise<void>;
}

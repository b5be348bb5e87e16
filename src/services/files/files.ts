/** A sealed document's bytes, in pieces small enough to hold. */
export interface FileStore {
  /**
   * Pieces are written one after the other, from 0, and a key is used once. A write that failed may have left half a
   * piece: what a key holds counts only when a row names it.
   */
  write(key: string, piece: number, bytes: Uint8Array): Promise<void>;
  /** Throws `FileMissing`, or `FilesAway` when the store does not answer. */
  read(key: string, piece: number): Promise<Uint8Array>;
  /** Removes all pieces of a key; no error when there are none, so that it may be repeated. */
  remove(key: string): Promise<void>;
}

/** The store cannot be reached, or is `full`: worth another try later. */
export class FilesAway extends Error {
  override name = "FilesAway";
  readonly full: boolean;

  constructor(cause: unknown) {
    super("The file store does not answer", { cause });
    this.full = /^(ENOSPC|EDQUOT)$/.test(String((cause as { code?: unknown } | undefined)?.code));
  }
}

/** The store answers, and does not have the piece: no try will bring it back. */
export class FileMissing extends Error {
  override name = "FileMissing";
  constructor(key: string, piece: number) {
    super(`Piece ${piece} of document ${key} is missing`);
  }
}

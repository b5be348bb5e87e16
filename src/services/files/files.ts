export interface FileStore {
  /**
   * The caller writes pieces in order from 0 and uses a key once. A failed write may leave half a piece, so a
   * key counts only when a row names it.
   */
  write(key: string, piece: number, bytes: Uint8Array): Promise<void>;
  /** Throws `FileMissing`, or `FilesAway` when the store does not answer. */
  read(key: string, piece: number): Promise<Uint8Array>;
  /** Removes all pieces. A missing key is no error, so that callers can repeat it. */
  remove(key: string): Promise<void>;
}

/** The store cannot be reached or is `full`. Another try may succeed. */
export class FilesAway extends Error {
  override name = "FilesAway";
  readonly full: boolean;

  constructor(cause: unknown) {
    super("The file store does not answer", { cause });
    this.full = /^(ENOSPC|EDQUOT)$/.test(String((cause as { code?: unknown } | undefined)?.code));
  }
}

/** The store answers that the piece does not exist. Another try cannot succeed. */
export class FileMissing extends Error {
  override name = "FileMissing";
  constructor(key: string, piece: number) {
    super(`Piece ${piece} of document ${key} is missing`);
  }
}

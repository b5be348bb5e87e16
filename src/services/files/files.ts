export interface FileStore {
  /** Pieces come in order from 0, and a key is used once. A failed write may leave half a piece. */
  write(key: string, piece: number, bytes: Uint8Array): Promise<void>;
  read(key: string, piece: number): Promise<Uint8Array>;
  /** A missing key is no error, so that callers can repeat it. */
  remove(key: string): Promise<void>;
}

export class FilesAway extends Error {
  override name = "FilesAway";
  readonly full: boolean;

  constructor(cause: unknown) {
    super("The file store does not answer", { cause });
    this.full = /^(ENOSPC|EDQUOT)$/.test(String((cause as { code?: unknown } | undefined)?.code));
  }
}

export class FileMissing extends Error {
  override name = "FileMissing";
  constructor(key: string, piece: number) {
    super(`Piece ${piece} of document ${key} is missing`);
  }
}

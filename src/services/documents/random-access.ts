export interface RandomAccess {
  bytes: number;
  read(offset: number, length: number): Promise<Uint8Array<ArrayBuffer>>;
}

interface Pieces {
  bytes: number;
  pieceBytes: number;
  last: Uint8Array;
  readPiece(piece: number): Promise<Uint8Array>;
}

const mostBytesAtOnce = 1024 * 1024;
/** Two tables that refer to each other may be in two pieces. */
const mostPiecesHeld = 2;

export function readAnywhere({ bytes, pieceBytes, last, readPiece }: Pieces): RandomAccess {
  const lastPiece = Math.ceil(bytes / pieceBytes) - 1;
  const held = new Map<number, Uint8Array>();

  const pieceOf = async (piece: number) => {
    if (piece === lastPiece) return last;
    const content = held.get(piece) ?? (await readPiece(piece));
    held.delete(piece);
    held.set(piece, content);
    for (const oldest of held.keys()) if (held.size > mostPiecesHeld) held.delete(oldest);
    return content;
  };

  return {
    bytes,
    async read(offset, length) {
      const inside = offset >= 0 && offset + length <= bytes && length <= mostBytesAtOnce;
      if (!inside) throw new RangeError(`No ${length} bytes at ${offset}`);
      const content = new Uint8Array(length);
      for (let done = 0; done < length; ) {
        const piece = Math.floor((offset + done) / pieceBytes);
        const start = offset + done - piece * pieceBytes;
        const part = (await pieceOf(piece)).subarray(start, start + length - done);
        content.set(part, done);
        done += part.length;
      }
      return content;
    },
  };
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

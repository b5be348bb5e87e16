/**
 * Cuts what `reader` gives into pieces of `size` bytes; the last one may be shorter, and is empty only when nothing
 * came. One buffer serves all pieces: the bytes hold until the next piece is asked for.
 */
export async function* inPieces(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Uint8Array; last: boolean }> {
  const buffer = new Uint8Array(size);
  let filled = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) {
      yield { bytes: buffer.subarray(0, filled), last: true };
      return;
    }
    for (let rest = value; rest.length > 0; ) {
      // A full buffer waits for the next byte, which alone tells that it is not the last piece.
      if (filled === size) {
        yield { bytes: buffer, last: false };
        filled = 0;
      }
      const part = rest.subarray(0, size - filled);
      buffer.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
    }
  }
}

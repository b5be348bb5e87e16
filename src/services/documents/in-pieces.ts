/**
 * Cuts the bytes into pieces of `size`. The last piece may be shorter, and is empty only when nothing came.
 * All pieces share one buffer, so a piece is valid until the next one.
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

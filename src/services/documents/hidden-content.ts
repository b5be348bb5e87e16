/** A document may also be an HTML page to a browser, or an archive to a program that looks for its end. */

const markup = /<(!doctype\s+html|html|script)[\s/>]/i;
const archiveEnd = 0x06054b50;
const archiveEndBytes = 22;

export const tailBytes = archiveEndBytes + 0xffff;

export function holdsPage(bytes: Uint8Array): boolean {
  return markup.test(latin1(bytes));
}

/**
 * Returns true when a program could open the file that ends with `tail` as an archive. An archive that a
 * document contains, such as an attachment, ends before `end`. It counts only when its comment reaches the
 * last byte.
 */
export function endsAsArchive(tail: Uint8Array, end = 0): boolean {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  for (let at = tail.length - archiveEndBytes; at >= 0; at -= 1) {
    if (tail[at] !== 0x50 || view.getUint32(at, true) !== archiveEnd || view.getUint16(at + 4, true) !== 0)
      continue;
    const last = at + archiveEndBytes + view.getUint16(at + 20, true);
    if (last === tail.length || (at >= end && last < tail.length)) return true;
  }
  return false;
}

/** Maps each byte to one character, so that positions in the text are positions in the file. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

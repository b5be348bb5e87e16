import { viewOf } from "./random-access.ts";

/** A browser may read a document as an HTML page, and a program may find an archive at its end. */

const markup = /<(!doctype\s+html|html|script)[\s/>]/i;
const archiveEnd = 0x06054b50;
const archiveEndBytes = 22;

export const tailBytes = archiveEndBytes + 0xffff;

export function holdsPage(bytes: Uint8Array): boolean {
  return markup.test(latin1(bytes));
}

/** An archive inside the document ends before `end`: its comment must reach the last byte to count. */
export function endsAsArchive(tail: Uint8Array, end = 0): boolean {
  const view = viewOf(tail);
  for (let at = tail.length - archiveEndBytes; at >= 0; at -= 1) {
    if (tail[at] !== 0x50 || view.getUint32(at, true) !== archiveEnd || view.getUint16(at + 4, true) !== 0)
      continue;
    const last = at + archiveEndBytes + view.getUint16(at + 20, true);
    if (last === tail.length || (at >= end && last < tail.length)) return true;
  }
  return false;
}

/** Each byte becomes one character, so that positions in the text are positions in the file. */
export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

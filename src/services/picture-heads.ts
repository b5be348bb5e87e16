/** How pictures begin. They are never decoded here: it is enough that a viewer would find a picture. */

const headerBytes = 13;
/** `IHDR` */
const headerName = 0x49484452;

const bitDepths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Whether the header stands behind the signature, and says what the format allows. */
export function isPngHead(head: Uint8Array): boolean {
  if (head.length < 33) return false;
  const view = viewOf(head);
  const [depth, colour, compression, filter, interlace] = [...head.subarray(24, 29)];
  const named = view.getUint32(8) === headerBytes && view.getUint32(12) === headerName;
  const sized = view.getInt32(16) > 0 && view.getInt32(20) > 0;
  return (
    named && sized && !!bitDepths[colour!]?.includes(depth!) && !compression && !filter && interlace! <= 1
  );
}

/** Whether a segment that may come first stands behind the signature, and ends within the file as far as that is known. */
export function isJpegHead(head: Uint8Array, whole: boolean): boolean {
  // Any number of fill bytes may stand before a marker.
  let at = 2;
  while (head[at] === 0xff && head[at + 1] === 0xff) at += 1;
  if (at + 4 > head.length || head[at] !== 0xff || !mayComeFirst(head[at + 1]!)) return false;
  const length = viewOf(head).getUint16(at + 2);
  return length >= 2 && (!whole || at + 2 + length <= head.length);
}

/** Tables, restart interval, applications' segments, comments, frames. */
function mayComeFirst(marker: number): boolean {
  return [0xdb, 0xdd, 0xfe].includes(marker) || [0xc0, 0xe0].includes(marker & 0xf0);
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

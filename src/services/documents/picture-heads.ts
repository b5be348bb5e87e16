import { type RandomAccess, viewOf } from "./random-access.ts";

const headerBytes = 13;
const headerName = 0x49484452;

const bitDepths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

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

export function isJpegHead(head: Uint8Array, whole: boolean): boolean {
  let at = 2;
  while (head[at] === 0xff && head[at + 1] === 0xff) at += 1;
  if (at + 4 > head.length || head[at] !== 0xff || !mayComeFirst(head[at + 1]!)) return false;
  const length = viewOf(head).getUint16(at + 2);
  return length >= 2 && (!whole || at + 2 + length <= head.length);
}

function mayComeFirst(marker: number): boolean {
  return [0xdb, 0xdd, 0xfe].includes(marker) || [0xc0, 0xe0].includes(marker & 0xf0);
}

const mostPixels = 80_000_000;

export async function isHugePng(file: RandomAccess): Promise<boolean> {
  const view = viewOf(await file.read(0, 33));
  return view.getUint32(16) * view.getUint32(20) > mostPixels;
}

const mostSegments = 4096;

export async function isHugeJpeg(file: RandomAccess): Promise<boolean> {
  let at = 2;
  for (let segments = 0; segments < mostSegments && at + 9 <= file.bytes; segments += 1) {
    const view = viewOf(await file.read(at, 9));
    const marker = view.getUint8(1);
    if (view.getUint8(0) !== 0xff) return false;
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (isFrame(marker)) return view.getUint16(5) * view.getUint16(7) > mostPixels;
    else if (marker === 0xd9 || marker === 0xda) return false;
    else at += 2 + Math.max(2, view.getUint16(2));
  }
  return false;
}

const isFrame = (marker: number) => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker);

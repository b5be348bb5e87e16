import { deflateRawSync } from "node:zlib";

/** Writes archives and compound files byte by byte, whole or wrong. */

const ascii = (text: string) => new TextEncoder().encode(text);

export interface ArchiveEntry {
  name: string;
  content: string;
  declaredBytes?: number;
  encrypted?: boolean;
  /** Without it, the entry is stored. */
  deflated?: boolean;
}

/** `sizesFollow` writes the sizes behind the data, as a streaming writer does. */
export function zip(entries: ArchiveEntry[], sizesFollow = false): Uint8Array {
  const local: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, declaredBytes = content.length, encrypted, deflated } of entries) {
    const packed = deflated ? deflateRawSync(content) : ascii(content);
    const method = deflated ? 8 : 0;
    const flags = (sizesFollow ? 8 : 0) | (encrypted ? 1 : 0);
    const sizes = [0, packed.length, declaredBytes];
    const head = fields(
      [4, 0x04034b50],
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      ...(sizesFollow ? [0, 0, 0] : sizes).map(four),
    );
    const descriptor = sizesFollow ? fields([4, 0x08074b50], ...sizes.map(four)) : new Uint8Array(0);
    const entry = concat(head, fields([2, name.length], [2, 0]), ascii(name), packed, descriptor);
    local.push(entry);
    directory.push(
      fields([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, method], [4, 0], ...sizes.map(four), [
        2,
        name.length,
      ]),
      fields([2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at]),
      ascii(name),
    );
    at += entry.length;
  }
  const listed = concat(...directory);
  const counts = fields(
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, listed.length],
    [4, at],
    [2, 0],
  );
  return concat(...local, listed, fields([4, 0x06054b50]), counts);
}

/** Writes header, allocation table, directory of a root with these streams, and this data. */
export function compoundFile(
  streams: string[],
  { directoryAtEnd = false, data = new Uint8Array(0) } = {},
): Uint8Array {
  const sector = 512;
  const body = new Uint8Array(Math.ceil(data.length / sector) * sector);
  body.set(data);
  const directorySector = directoryAtEnd ? 1 + body.length / sector : 1;

  const header = new Uint8Array(sector);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const view = new DataView(header.buffer);
  view.setUint16(30, 9, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, directorySector, true);
  view.setUint32(76, 0, true);

  const table = new Uint8Array(sector).fill(0xff);
  new DataView(table.buffer).setUint32(4, 0xfffffffe, true);

  const directory = new Uint8Array(sector);
  ["Root Entry", ...streams].forEach((name, index) => {
    const entry = new DataView(directory.buffer, index * 128, 128);
    for (const [position, letter] of [...name].entries())
      entry.setUint16(position * 2, letter.charCodeAt(0), true);
    entry.setUint16(64, name.length * 2 + 2, true);
    entry.setUint8(66, index === 0 ? 5 : 2);
    entry.setUint32(68, 0xffffffff, true);
    entry.setUint32(72, index > 0 && index < streams.length ? index + 1 : 0xffffffff, true);
    entry.setUint32(76, index === 0 && streams.length > 0 ? 1 : 0xffffffff, true);
  });
  return directoryAtEnd ? concat(header, table, body, directory) : concat(header, table, directory, body);
}

export function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat(parts));
}

function four(value: number): [4, number] {
  return [4, value];
}

function fields(...list: [2 | 4, number][]): Uint8Array {
  const parts = list.map(([size, value]) => {
    const part = Buffer.alloc(size);
    part.writeUIntLE(value, 0, size);
    return part;
  });
  return concat(...parts);
}

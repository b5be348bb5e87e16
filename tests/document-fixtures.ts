/** The smallest real documents of each kind, for tests. */

interface ArchiveEntry {
  name: string;
  content: string;
  /** What the header claims, if not the truth. */
  declaredBytes?: number;
  encrypted?: boolean;
}

const ascii = (text: string) => new TextEncoder().encode(text);
const wordMain = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

export function pdf(bytes = 0): Uint8Array<ArrayBuffer> {
  const text = ascii("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");
  return concat(text, new Uint8Array(Math.max(0, bytes - text.length)));
}

export const jpg = Uint8Array.from([
  0xff,
  0xd8,
  0xff,
  0xe0,
  0,
  16,
  ...ascii("JFIF\0"),
  1,
  1,
  0,
  0,
  1,
  0,
  1,
  0,
  0,
]);

export const png = concat(
  Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  pngChunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]),
  pngChunk("IDAT", [0x78, 0x9c, 0x63, 0, 0, 0, 2, 0, 1]),
  pngChunk("IEND", []),
);

export const contentTypes = (main = wordMain): ArchiveEntry => ({
  name: "[Content_Types].xml",
  content: `<Types><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
});

export const wordDocument: ArchiveEntry = { name: "word/document.xml", content: "<w:document/>" };

/** Entries are stored, not compressed; `sizesFollow`: as a writer that streams puts them, behind the data. */
export function zip(entries: ArchiveEntry[], sizesFollow = false): Uint8Array {
  const local: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, content, declaredBytes = content.length, encrypted } of entries) {
    const flags = (sizesFollow ? 8 : 0) | (encrypted ? 1 : 0);
    const sizes = [0, content.length, declaredBytes];
    const head = fields(
      [4, 0x04034b50],
      [2, 20],
      [2, flags],
      [2, 0],
      [4, 0],
      ...(sizesFollow ? [0, 0, 0] : sizes).map(four),
    );
    const descriptor = sizesFollow ? fields([4, 0x08074b50], ...sizes.map(four)) : new Uint8Array(0);
    const entry = concat(head, fields([2, name.length], [2, 0]), ascii(name), ascii(content), descriptor);
    local.push(entry);
    directory.push(
      fields([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, 0], [4, 0], ...sizes.map(four), [
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

export const docx = zip([contentTypes(), { name: "_rels/.rels", content: "<Relationships/>" }, wordDocument]);

/** A compound file: header, allocation table, directory of a root with these streams, then `padding` bytes of data. */
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

export const doc = compoundFile(["1Table", "WordDocument"]);

export function concat(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.concat(parts));
}

function pngChunk(name: string, content: number[]): Uint8Array {
  const length = Uint8Array.from([0, 0, 0, content.length]);
  return concat(length, ascii(name), Uint8Array.from(content), new Uint8Array(4));
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

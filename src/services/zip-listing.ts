/** What a zip archive says of its entries, read from its headers alone: nothing is unpacked. */
export interface ZipListing {
  names: string[];
  /** The larger of what the entries' own headers and the directory at the end declare. */
  unpackedBytes: number;
  encrypted: boolean;
  /** The names of the directory at the end; undefined when it was not at hand or is broken. */
  directory: string[] | undefined;
}

interface Entry {
  name: string;
  packedBytes: number;
  unpackedBytes: number;
  encrypted: boolean;
  /** Where the next header begins. */
  next: number;
}

const localHeader = 0x04034b50;
const directoryHeader = 0x02014b50;
const directoryEnd = 0x06054b50;
const descriptorHeader = 0x08074b50;
const mostEntries = 4096;

/** Lists as far as `head` goes; undefined when there are more entries than any document has. */
export function listZip(head: Uint8Array): ZipListing | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const local = walk(view, 0, localHeader, readLocalEntry);
  const directory = walk(view, local.end, directoryHeader, readDirectoryEntry);
  if (local.entries.length > mostEntries || directory.entries.length > mostEntries) return undefined;
  const whole = directory.entries.length > 0 && signatureAt(view, directory.end) === directoryEnd;
  const all = [...local.entries, ...directory.entries];
  return {
    names: all.map(({ name }) => name),
    unpackedBytes: Math.max(totalUnpacked(local.entries), totalUnpacked(directory.entries)),
    encrypted: all.some(({ encrypted }) => encrypted),
    directory: whole ? directory.entries.map(({ name }) => name) : undefined,
  };
}

function walk(
  view: DataView,
  start: number,
  signature: number,
  read: (view: DataView, at: number) => Entry | undefined,
): { entries: Entry[]; end: number } {
  const entries: Entry[] = [];
  let end = start;
  while (entries.length <= mostEntries && signatureAt(view, end) === signature) {
    const entry = read(view, end);
    if (!entry) break;
    entries.push(entry);
    end = entry.next;
  }
  return { entries, end };
}

function readLocalEntry(view: DataView, at: number): Entry | undefined {
  if (at + 30 > view.byteLength) return undefined;
  const nameBytes = view.getUint16(at + 26, true);
  const dataAt = at + 30 + nameBytes + view.getUint16(at + 28, true);
  const entry = {
    name: text(view, at + 30, nameBytes),
    packedBytes: view.getUint32(at + 18, true),
    unpackedBytes: view.getUint32(at + 22, true),
    encrypted: (view.getUint16(at + 6, true) & 1) !== 0,
  };
  const sizesFollow = (view.getUint16(at + 6, true) & 8) !== 0 && entry.packedBytes === 0;
  if (!sizesFollow) return { ...entry, next: dataAt + entry.packedBytes };
  return { ...entry, ...findDescriptor(view, dataAt) };
}

/** A writer that streams puts the sizes behind the data; the one that tells the way it came is the right one. */
function findDescriptor(
  view: DataView,
  dataAt: number,
): Pick<Entry, "packedBytes" | "unpackedBytes" | "next"> {
  for (let at = dataAt; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint8(at) !== 0x50) continue;
    const signature = signatureAt(view, at);
    if (signature === descriptorHeader && view.getUint32(at + 8, true) === at - dataAt)
      return { packedBytes: at - dataAt, unpackedBytes: view.getUint32(at + 12, true), next: at + 16 };
    const bare = signature === localHeader || signature === directoryHeader;
    if (bare && at - 12 >= dataAt && view.getUint32(at - 8, true) === at - 12 - dataAt)
      return { packedBytes: at - 12 - dataAt, unpackedBytes: view.getUint32(at - 4, true), next: at };
  }
  return { packedBytes: 0, unpackedBytes: 0, next: view.byteLength };
}

function readDirectoryEntry(view: DataView, at: number): Entry | undefined {
  if (at + 46 > view.byteLength) return undefined;
  const nameBytes = view.getUint16(at + 28, true);
  const extraBytes = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  return {
    name: text(view, at + 46, nameBytes),
    packedBytes: view.getUint32(at + 20, true),
    unpackedBytes: view.getUint32(at + 24, true),
    encrypted: (view.getUint16(at + 8, true) & 1) !== 0,
    next: at + 46 + nameBytes + extraBytes,
  };
}

function signatureAt(view: DataView, at: number): number | undefined {
  return at + 4 <= view.byteLength ? view.getUint32(at, true) : undefined;
}

function text(view: DataView, at: number, length: number): string {
  const end = Math.min(at + length, view.byteLength);
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at, Math.max(0, end - at)));
}

function totalUnpacked(entries: Entry[]): number {
  return entries.reduce((total, { unpackedBytes }) => total + unpackedBytes, 0);
}

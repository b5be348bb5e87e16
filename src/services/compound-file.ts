/** The compound file format ([MS-CFB]) that .doc, .xls, .ppt and .msi share, as far as telling them apart needs it. */

const directoryEntryBytes = 128;
const nothing = 0xffffffff;

interface DirectoryEntry {
  name: string;
  left: number;
  right: number;
  child: number;
}

/** Names of the streams and storages at the root, as far as the directory is at hand. */
export function listRoot(head: Uint8Array): string[] {
  const file = sectorsOf(head);
  const entries = file && readDirectory(file);
  const root = entries?.get(0);
  if (!entries || !root) return [];

  const names: string[] = [];
  const open = [root.child];
  const seen = new Set<number>();
  while (open.length > 0) {
    const id = open.pop()!;
    const entry = entries.get(id);
    if (!entry || seen.has(id)) continue;
    seen.add(id);
    names.push(entry.name);
    open.push(entry.left, entry.right);
  }
  return names;
}

/** Whether some sector begins as Word's main stream does (FibBase, Word 97 and later). */
export function holdsWordHeader(head: Uint8Array): boolean {
  const file = sectorsOf(head);
  if (!file) return false;
  for (let at = file.sectorBytes; at + 4 <= head.length; at += file.sectorBytes)
    if (file.view.getUint32(at, true) === 0x00c1a5ec) return true;
  return false;
}

interface Sectors {
  view: DataView;
  sectorBytes: number;
  /** Where a sector begins; undefined when it is not wholly at hand. */
  at(sector: number): number | undefined;
}

function sectorsOf(head: Uint8Array): Sectors | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < 512) return undefined;
  const shift = view.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 1 << shift;
  const at = (sector: number) => {
    const start = (sector + 1) * sectorBytes;
    return start + sectorBytes <= head.length ? start : undefined;
  };
  return { view, sectorBytes, at };
}

function readDirectory(file: Sectors): Map<number, DirectoryEntry> {
  const entries = new Map<number, DirectoryEntry>();
  const perSector = file.sectorBytes / directoryEntryBytes;
  const most = file.view.byteLength / file.sectorBytes;
  let sector = file.view.getUint32(48, true);
  for (let count = 0; count < most; count += 1) {
    const start = file.at(sector);
    if (start === undefined) break;
    for (let index = 0; index < perSector; index += 1)
      entries.set(count * perSector + index, readEntry(file.view, start + index * directoryEntryBytes));
    sector = nextInChain(file, sector);
  }
  return entries;
}

function readEntry(view: DataView, at: number): DirectoryEntry {
  const nameBytes = Math.min(64, view.getUint16(at + 64, true));
  const name = new Uint8Array(view.buffer, view.byteOffset + at, Math.max(0, nameBytes - 2));
  return {
    name: new TextDecoder("utf-16le").decode(name),
    left: view.getUint32(at + 68, true),
    right: view.getUint32(at + 72, true),
    child: view.getUint32(at + 76, true),
  };
}

/** By the allocation table, whose first 109 sectors the header names: enough for files many times our limit. */
function nextInChain({ view, sectorBytes, at }: Sectors, sector: number): number {
  const perSector = sectorBytes / 4;
  const tableIndex = Math.floor(sector / perSector);
  if (tableIndex >= 109) return nothing;
  const table = at(view.getUint32(76 + tableIndex * 4, true));
  return table === undefined ? nothing : view.getUint32(table + (sector % perSector) * 4, true);
}

import { type RandomAccess, viewOf } from "./random-access.ts";

/** Reads as much of a compound file ([MS-CFB]) as tells .doc, .xls, .ppt and .msi apart. */

const headerBytes = 512;
const directoryEntryBytes = 128;
const mostDirectoryBytes = 64 * 1024;

interface DirectoryEntry {
  name: string;
  left: number;
  right: number;
  child: number;
}

interface RootEntry {
  name: string;
  holdsOthers: boolean;
}

export async function listRoot(file: RandomAccess): Promise<RootEntry[]> {
  const sectors = await openSectors(file);
  const entries = sectors ? await readDirectory(sectors) : [];

  const listed: RootEntry[] = [];
  const open = [entries[0]?.child];
  const seen = new Set<number>();
  while (open.length > 0) {
    const id = open.pop();
    const entry = id === undefined ? undefined : entries[id];
    if (!entry || seen.has(id!)) continue;
    seen.add(id!);
    listed.push({ name: entry.name, holdsOthers: entries[entry.child] !== undefined });
    open.push(entry.left, entry.right);
  }
  return listed;
}

interface Sectors {
  header: DataView;
  sectorBytes: number;
  read(sector: number): Promise<DataView>;
}

async function openSectors(file: RandomAccess): Promise<Sectors | undefined> {
  const header = viewOf(await file.read(0, headerBytes));
  const shift = header.getUint16(30, true);
  if (shift !== 9 && shift !== 12) return undefined;
  const sectorBytes = 1 << shift;
  const read = async (sector: number) => viewOf(await file.read((sector + 1) * sectorBytes, sectorBytes));
  return { header, sectorBytes, read };
}

async function readDirectory(sectors: Sectors): Promise<DirectoryEntry[]> {
  const entries: DirectoryEntry[] = [];
  let sector = sectors.header.getUint32(48, true);
  while (isSector(sector)) {
    if (entries.length * directoryEntryBytes >= mostDirectoryBytes)
      throw new RangeError("The directory is too long");
    const content = await sectors.read(sector);
    for (let at = 0; at < sectors.sectorBytes; at += directoryEntryBytes)
      entries.push(readEntry(content, at));
    sector = await nextInChain(sectors, sector);
  }
  return entries;
}

const isSector = (number: number) => number < 0xfffffffa;

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

async function nextInChain(sectors: Sectors, sector: number): Promise<number> {
  const perSector = sectors.sectorBytes / 4;
  const table = await sectors.read(await tableSector(sectors, Math.floor(sector / perSector)));
  return table.getUint32((sector % perSector) * 4, true);
}

const tablesInHeader = 109;

/** The header lists the table's first sectors. Files above 7 MB list the rest in sectors of their own. */
async function tableSector({ header, sectorBytes, read }: Sectors, index: number): Promise<number> {
  if (index < tablesInHeader) return header.getUint32(76 + index * 4, true);
  const at = (index - tablesInHeader) * 4;
  if (at >= sectorBytes - 4) throw new RangeError("The table is too long");
  return (await read(header.getUint32(68, true))).getUint32(at, true);
}

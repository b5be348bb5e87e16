import { unzipRaw, type ZipEntry } from "unzipit";
import type { Fault } from "../fault.ts";
import type { RandomAccess } from "./random-access.ts";
import { relationFault } from "./word-relations.ts";

const MiB = 1024 * 1024;
/** A letter of 10 MB unpacks to far less. An archive that declares more is meant to exhaust memory. */
const mostUnpackedBytes = 200 * MiB;
/** Text packs to a hundredth of its size at best, and zeros to a thousandth. */
const mostTimesUnpacked = 250;
const harmlessBytes = 16 * MiB;
const mostEntries = 4096;

const typesName = "[Content_Types].xml";
const mostTypesBytes = 32 * 1024;
const wordMain = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

const unwelcome = [
  /^(mimetype$|(xl|ppt|visio|meta-inf)\/)/,
  /vba(project|data)/,
  /(^|\/)classes\d*\.dex$/,
  /\.(exe|dll|com|scr|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|hta|lnk|jar|reg)$/,
  /(^|[\\/])\.\.([\\/]|$)/,
];

const embedded = /^word\/(embeddings|activex)\/./;

/** Returns undefined for a Word document without a fault. */
export async function wordFault(file: RandomAccess): Promise<Fault | undefined> {
  const { zip, entries } = await unzipRaw({
    getLength: async () => file.bytes,
    read: (offset, length) => file.read(offset, length),
  });
  const names = entries.map(({ name }) => name.toLowerCase());
  const isArchive = zip.commentBytes.length === 0 && isWelcome(names, entries);
  if (!isArchive || !isOfFittingSize(entries, file.bytes) || !(await saysWord(entries)))
    return "wrongFileType";
  return names.some((name) => embedded.test(name)) ? "fileWordEmbeds" : relationFault(entries);
}

function isWelcome(names: string[], entries: ZipEntry[]): boolean {
  if (entries.length > mostEntries || new Set(names).size < names.length) return false;
  if (entries.some(({ encrypted }) => encrypted)) return false;
  if (names.some((name) => unwelcome.some((pattern) => pattern.test(name)))) return false;
  return names.some((name) => name.startsWith("word/"));
}

/** Entries that share bytes make the sum too large, and hidden bytes make it too small. */
function isOfFittingSize(entries: ZipEntry[], bytes: number): boolean {
  const packed = total(entries, (entry) => entry.compressedSize + 2 * entry.nameBytes.length + 76);
  const unpacked = total(entries, ({ size }) => size);
  // Word reserves space for changes after the names.
  const room = 64 * 1024 + entries.length * 2048;
  if (packed > bytes || packed + room < bytes) return false;
  // Packing never makes an entry much larger, so such an entry hides its true size.
  if (entries.some(({ size, compressedSize }) => compressedSize > size * 1.2 + 1024)) return false;
  return unpacked <= Math.max(harmlessBytes, Math.min(mostUnpackedBytes, bytes * mostTimesUnpacked));
}

/** Comments, entities and character references could change how the text reads. */
async function saysWord(entries: ZipEntry[]): Promise<boolean> {
  const listed = entries.find(({ name }) => name === typesName);
  if (!listed || listed.compressedSize > mostTypesBytes || listed.size > MiB) return false;
  const types = await listed.text();
  const said = [`"${wordMain}"`, `'${wordMain}'`].some((value) => types.includes(value));
  return said && !/<!|&#|macroEnabled|vbaProject/i.test(types);
}

function total(entries: ZipEntry[], of: (entry: ZipEntry) => number): number {
  return entries.reduce((sum, entry) => sum + of(entry), 0);
}

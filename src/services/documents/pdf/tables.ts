import type { RandomAccess } from "../random-access.ts";
import { dictionaryOf, readObject, readStream, readText } from "./objects.ts";
import { BrokenPdf, type PdfDictionary, readValue } from "./syntax.ts";

export type Place = { offset: number } | { stream: number } | undefined;

export interface PdfTable {
  trailer: PdfDictionary;
  bytes: number;
  find(number: number): Promise<Place | "unknown">;
}

const mostTables = 256;
const mostParts = 4096;
const mostTableBytes = 2 * 1024 * 1024;
const entryBytes = 20;
const window = 64 * 1024;
const mostBehind = 1024 * 1024;
const word = "startxref";

/** The newest table comes first. Each change of a file adds one. */
export async function readTables(file: RandomAccess): Promise<PdfTable[]> {
  const tables: PdfTable[] = [];
  const begun = new Set<number>();
  const waiting = [await findNewest(file)];
  let packedBytes = 0;
  for (let offset = waiting.pop(); offset !== undefined; offset = waiting.pop()) {
    if (begun.has(offset)) continue;
    begun.add(offset);
    if (begun.size > mostTables) throw new BrokenPdf("too many tables");
    const isPlain = /^[\0\t\n\f\r ]*xref\b/.test(await readText(file, offset, 32));
    const table = await (isPlain ? readPlain(file, offset) : readPackedTable(file, offset));
    packedBytes += table.bytes;
    if (packedBytes > mostTableBytes) throw new BrokenPdf("too long tables");
    tables.push(table);
    // The hybrid table (`XRefStm`) takes precedence over the previous one.
    for (const key of ["Prev", "XRefStm"]) {
      const next = table.trailer.get(key);
      if (typeof next === "number") waiting.push(next);
    }
  }
  return tables;
}

/** Devices and mail programs append other bytes behind the end. */
async function findNewest(file: RandomAccess): Promise<number> {
  const last = Math.max(0, file.bytes - mostBehind);
  for (let end = file.bytes; end > last; end -= window - word.length - 32) {
    const start = Math.max(0, end - window);
    const text = await readText(file, start, end - start);
    for (let at = text.lastIndexOf(word); at >= 0; at = at > 0 ? text.lastIndexOf(word, at - 1) : -1) {
      const [, offset] =
        /^[\0\t\n\f\r ]+(\d{1,10})/.exec(text.slice(at + word.length, at + word.length + 32)) ?? [];
      if (offset !== undefined) return Number(offset);
    }
  }
  throw new BrokenPdf("no table");
}

async function readPlain(file: RandomAccess, offset: number): Promise<PdfTable> {
  const parts: { first: number; count: number; at: number }[] = [];
  let at = offset + /xref/.exec(await readText(file, offset, 32))!.index + 4;
  for (;;) {
    const text = await readText(file, at, 64);
    const [head, first, count] = /^[\0\t\n\f\r ]*(\d{1,10}) +(\d{1,10})[\t ]*(?:\r\n|\n|\r)/.exec(text) ?? [];
    if (head === undefined) break;
    if (parts.length >= mostParts) throw new BrokenPdf("too many parts");
    parts.push({ first: Number(first), count: Number(count), at: at + head.length });
    at += head.length + entryBytes * Number(count);
  }
  return {
    trailer: await readTrailer(file, at),
    bytes: 0,
    async find(number) {
      const part = parts.find(({ first, count }) => number >= first && number < first + count);
      if (!part) return "unknown";
      const entry = await readText(file, part.at + entryBytes * (number - part.first), entryBytes);
      const [, place, kind] = /^(\d{10}) \d{5} ([nf])/.exec(entry) ?? [];
      if (!kind) throw new BrokenPdf("no entry");
      return kind === "n" ? { offset: Number(place) } : undefined;
    },
  };
}

async function readTrailer(file: RandomAccess, at: number): Promise<PdfDictionary> {
  const text = await readText(file, at, window);
  const [head] = /^[\0\t\n\f\r ]*trailer/.exec(text) ?? [];
  if (head === undefined) throw new BrokenPdf("no trailer");
  return dictionaryOf(readValue(text, head.length).value);
}

async function readPackedTable(file: RandomAccess, offset: number): Promise<PdfTable> {
  const object = await readObject(file, offset);
  const trailer = dictionaryOf(object.value);
  if (trailer.get("Type") !== "/XRef") throw new BrokenPdf("no table");
  const bytes = await readStream(file, object);
  const widths = numbersIn(trailer, "W");
  const [kindBytes = 0, placeBytes = 0, restBytes = 0] = widths;
  const rowBytes = kindBytes + placeBytes + restBytes;
  if (
    widths.length !== 3 ||
    rowBytes < 1 ||
    rowBytes > 24 ||
    widths.some((width) => !(width >= 0 && width <= 8))
  )
    throw new BrokenPdf("no rows");
  const ranges = trailer.has("Index") ? numbersIn(trailer, "Index") : [0, Number(trailer.get("Size"))];
  return {
    trailer,
    bytes: bytes.length,
    async find(number) {
      let row = 0;
      for (let at = 0; at + 1 < ranges.length; at += 2) {
        const [first, count] = [ranges[at]!, ranges[at + 1]!];
        if (number >= first && number < first + count) return placeIn(row + number - first);
        row += count;
      }
      return "unknown";
    },
  };

  function placeIn(row: number): Place {
    const at = row * rowBytes;
    if (at + rowBytes > bytes.length) throw new BrokenPdf("no entry");
    const kind = kindBytes === 0 ? 1 : bigEndian(bytes, at, kindBytes);
    const place = bigEndian(bytes, at + kindBytes, placeBytes);
    if (kind === 0) return undefined;
    return kind === 1 ? { offset: place } : { stream: place };
  }
}

const numbersIn = (dictionary: PdfDictionary, key: string): number[] => {
  const value = dictionary.get(key);
  return Array.isArray(value) ? value.map(Number) : [];
};

function bigEndian(bytes: Buffer, at: number, length: number): number {
  let value = 0;
  for (const byte of bytes.subarray(at, at + length)) value = value * 256 + byte;
  return value;
}

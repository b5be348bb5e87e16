import { constants, inflateSync } from "node:zlib";
import { latin1 } from "../hidden-content.ts";
import type { RandomAccess } from "../random-access.ts";
import { BrokenPdf, type PdfDictionary, PdfReference, type PdfValue, readValue, skipGap } from "./syntax.ts";

const MiB = 1024 * 1024;
const mostPacked = MiB;
const mostUnpacked = MiB;
const looks = [4 * 1024, 32 * 1024, 256 * 1024];
const cutOff = 32;

interface PdfObject {
  number: number;
  value: PdfValue;
  bytesAt: number;
}

export const dictionaryOf = (value: PdfValue | undefined): PdfDictionary => {
  if (value instanceof Map) return value;
  throw new BrokenPdf("no dictionary");
};

export async function readText(file: RandomAccess, offset: number, length: number): Promise<string> {
  return latin1(await file.read(offset, Math.max(0, Math.min(length, file.bytes - offset))));
}

export async function readObject(file: RandomAccess, offset: number): Promise<PdfObject> {
  for (const length of looks) {
    const text = await readText(file, offset, length);
    const isAll = offset + text.length === file.bytes;
    try {
      const object = objectIn(text);
      if (isAll || object.bytesAt + cutOff < text.length)
        return { ...object, bytesAt: offset + object.bytesAt };
    } catch (error) {
      if (isAll) throw error;
    }
  }
  throw new BrokenPdf("an object without an end");
}

function objectIn(text: string): PdfObject {
  const [head, number] = /^[\0\t\n\f\r ]*(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj\b/.exec(text) ?? [];
  if (head === undefined) throw new BrokenPdf("no object");
  const { value, end } = readValue(text, head.length);
  const at = skipGap(text, end);
  const [begin = ""] = /^stream(?:\r\n|\n|\r)?/.exec(text.slice(at, at + 8)) ?? [];
  return { number: Number(number), value, bytesAt: at + begin.length };
}

export async function readStream(file: RandomAccess, { value, bytesAt }: PdfObject): Promise<Buffer> {
  const dictionary = dictionaryOf(value);
  const filters = [dictionary.get("Filter") ?? []].flat();
  if (filters.length > 1 || (filters.length === 1 && filters[0] !== "/FlateDecode"))
    throw new BrokenPdf("an unknown packing");
  const packed = await file.read(bytesAt, Math.min(mostPacked, file.bytes - bytesAt));
  if (filters.length === 0) return Buffer.from(packed);
  const bytes = inflateSync(packed, { maxOutputLength: mostUnpacked, finishFlush: constants.Z_SYNC_FLUSH });
  const [parameters] = [dictionary.get("DecodeParms") ?? null].flat();
  return parameters instanceof Map ? withoutPrediction(bytes, parameters) : bytes;
}

function withoutPrediction(bytes: Buffer, parameters: PdfDictionary): Buffer {
  const predictor = Number(parameters.get("Predictor") ?? 1);
  if (predictor === 1) return bytes;
  const columns = Number(parameters.get("Columns") ?? 1);
  const isPlain = [parameters.get("Colors") ?? 1, parameters.get("BitsPerComponent") ?? 8].join() === "1,8";
  if (predictor < 10 || !isPlain || !(columns >= 1 && columns <= 64))
    throw new BrokenPdf("an unknown prediction");
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = Buffer.alloc(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (columns + 1)]!;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const left = column > 0 ? plain[at - 1]! : 0;
      const above = row > 0 ? plain[at - columns]! : 0;
      const corner = column > 0 && row > 0 ? plain[at - columns - 1]! : 0;
      const guess = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][kind];
      if (guess === undefined) throw new BrokenPdf("an unknown prediction");
      plain[at] = bytes[row * (columns + 1) + 1 + column]! + guess;
    }
  }
  return plain;
}

function nearest(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const distances = [left, above, corner].map((value) => Math.abs(guess - value));
  return [left, above, corner][distances.indexOf(Math.min(...distances))]!;
}

export async function readPacked(file: RandomAccess, stream: PdfObject, number: number): Promise<PdfValue> {
  const dictionary = dictionaryOf(stream.value);
  if (dictionary.get("Type") !== "/ObjStm") throw new BrokenPdf("no stream of objects");
  const text = latin1(await readStream(file, stream));
  const first = Number(dictionary.get("First"));
  const places = text.slice(0, first).match(/\d+/g) ?? [];
  for (let at = 0; at + 1 < places.length; at += 2)
    if (Number(places[at]) === number) return readValue(text, first + Number(places[at + 1])).value;
  throw new BrokenPdf(`no object ${number}`);
}

export const isReference = (value: PdfValue | undefined): value is PdfReference =>
  value instanceof PdfReference;

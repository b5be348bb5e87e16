import { latin1 } from "../hidden-content.ts";
import type { RandomAccess } from "../random-access.ts";
import { objectBefore } from "./object-streams.ts";
import { dictionaryOf, isReference, readObject, readPacked, readStream, readText } from "./objects.ts";
import { opensWithoutPassword } from "./password.ts";
import { BrokenPdf, type PdfDictionary, type PdfValue } from "./syntax.ts";
import { type PdfTable, readTables } from "./tables.ts";

type PdfState = "readable" | "locked" | "broken";

const mostSteps = 200;

export async function pdfState(file: RandomAccess): Promise<PdfState> {
  try {
    return await stateByTables(file);
  } catch {
    // PDF readers search a file whose tables are wrong or cut off.
    return stateBySearch(file);
  }
}

async function stateByTables(file: RandomAccess): Promise<PdfState> {
  const tables = await readTables(file);
  const { trailer } = tables[0]!;
  const isEncrypted = (trailer.get("Encrypt") ?? null) !== null;
  const document = { file, tables, isEncrypted, steps: 0 };
  if (isEncrypted) {
    const dictionary = dictionaryOf(await resolve(document, trailer.get("Encrypt")));
    const ids = await resolve(document, trailer.get("ID"));
    const id = Array.isArray(ids) && ids[0] instanceof Uint8Array ? ids[0] : new Uint8Array();
    if (!(await opensWithoutPassword({ dictionary, id }))) return "locked";
  }
  try {
    const catalog = dictionaryOf(await resolve(document, trailer.get("Root")));
    return (await leadsToPage(document, catalog.get("Pages"))) ? "readable" : "broken";
  } catch (error) {
    if (error instanceof EncryptedObjects) return "readable";
    throw error;
  }
}

interface OpenPdf {
  file: RandomAccess;
  tables: PdfTable[];
  isEncrypted: boolean;
  steps: number;
}

/** Readers find the page objects although they are encrypted, so the check assumes that they exist. */
class EncryptedObjects extends Error {}

async function resolve(document: OpenPdf, value: PdfValue | undefined): Promise<PdfValue> {
  if (!isReference(value)) return value ?? null;
  document.steps += 1;
  if (document.steps > mostSteps) throw new BrokenPdf("too many steps");
  return resolve(document, await find(document, value.number));
}

async function find(document: OpenPdf, number: number): Promise<PdfValue> {
  for (const table of document.tables) {
    const place = await table.find(number);
    if (place === "unknown") continue;
    if (!place) return null;
    const isPacked = "stream" in place;
    const at = isPacked ? await offsetOf(document, place.stream) : place.offset;
    const object = await readObject(document.file, at);
    if (object.number !== (isPacked ? place.stream : number)) throw new BrokenPdf("another object");
    if (!isPacked) return object.value;
    if (document.isEncrypted) throw new EncryptedObjects();
    return readPacked(document.file, object, number);
  }
  return null;
}

async function offsetOf({ tables }: OpenPdf, number: number): Promise<number> {
  for (const table of tables) {
    const place = await table.find(number);
    if (place && place !== "unknown" && "offset" in place) return place.offset;
  }
  throw new BrokenPdf(`no stream ${number}`);
}

async function leadsToPage(document: OpenPdf, value: PdfValue | undefined): Promise<boolean> {
  const node: PdfDictionary = dictionaryOf(await resolve(document, value));
  const kids = await resolve(document, node.get("Kids"));
  if (!Array.isArray(kids)) return node.get("Type") !== "/Pages";
  for (const kid of kids) if (await leadsToPage(document, kid)) return true;
  return false;
}

const stride = 256 * 1024;
const overlap = 1024;
const mostStreams = 64;
const marks = /\/Type[\0\t\n\f\r ]{0,16}\/(Page|Catalog|ObjStm)(?![A-Za-z])|\/(Encrypt)(?![A-Za-z])/g;

async function stateBySearch(file: RandomAccess): Promise<PdfState> {
  const seen = new Set<string>();
  let streams = 0;
  for (let start = 0; start < file.bytes; start += stride) {
    const text = await readText(file, start, stride + overlap);
    for (const { index, 1: type, 2: encrypted } of text.matchAll(marks)) {
      if (encrypted) return "locked";
      if (type) seen.add(type);
      if (type !== "ObjStm" || streams >= mostStreams) continue;
      streams += 1;
      const from = Math.max(0, index - overlap);
      const object = start + from + objectBefore(text.slice(from, index), index - from);
      for (const packed of await typesPackedAt(file, object)) seen.add(packed);
    }
  }
  return seen.has("Page") && seen.has("Catalog") ? "readable" : "broken";
}

async function typesPackedAt(file: RandomAccess, offset: number): Promise<string[]> {
  try {
    const text = latin1(await readStream(file, await readObject(file, offset)));
    return [...text.matchAll(marks)].flatMap(({ 1: type }) => type ?? []);
  } catch {
    return [];
  }
}

import { createInflateRaw } from "node:zlib";
import { latin1 } from "../hidden-content.ts";
import type { RandomAccess } from "../random-access.ts";
import { dictionaryOf, readObject } from "./objects.ts";

const MiB = 1024 * 1024;
const mostPacked = MiB;
const mostUnpacked = 16 * MiB;

/** Programs write at most a few hundred objects into a stream. A far larger one hides something. */
export class PackedTooMuch extends Error {
  override name = "PackedTooMuch";
}

interface PackedObjects {
  text: string;
  values: number[];
}

/** Gives the nearest place before `place` where an object begins. `readObject` asks for the same head. */
export function objectBefore(text: string, place: number): number {
  for (let at = text.lastIndexOf("obj", place); at > 0; at = text.lastIndexOf("obj", at - 1)) {
    if (/\w/.test(text.charAt(at + "obj".length))) continue;
    const head = /\d{1,10}[\0\t\n\f\r ]{1,8}\d{1,5}[\0\t\n\f\r ]{1,8}$/.exec(
      text.slice(Math.max(0, at - 40), at),
    );
    if (head) return at - head[0].length;
  }
  return 0;
}

export async function readObjectStream(
  file: RandomAccess,
  offset: number,
): Promise<PackedObjects | undefined> {
  const { value, bytesAt } = await readObject(file, offset);
  const dictionary = dictionaryOf(value);
  if (dictionary.get("Type") !== "/ObjStm") return undefined;
  const filters = [dictionary.get("Filter") ?? []].flat();
  const bytes = await file.read(bytesAt, Math.min(mostPacked, file.bytes - bytesAt));
  const isPlain = filters.length === 0;
  if (!isPlain && filters.join() !== "/FlateDecode" && filters.join() !== "/Fl") throw new PackedTooMuch();
  const text = isPlain ? latin1(bytes) : latin1(await inflate(bytes));
  const first = Number(dictionary.get("First"));
  const places = text.slice(0, first).match(/\d+/g) ?? [];
  const values = places.flatMap((place, index) => (index % 2 === 1 ? [first + Number(place)] : []));
  return { text, values };
}

/** Returns what it can unpack, because readers show what precedes a fault and ignore a wrong checksum. */
function inflate(packed: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const inflater = createInflateRaw();
    const settle = (isAll: boolean) => {
      inflater.destroy();
      if (!isAll || (packed.length === mostPacked && inflater.bytesWritten >= packed.length))
        reject(new PackedTooMuch());
      else resolve(Buffer.concat(pieces));
    };
    inflater.on("data", (piece: Buffer) => {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes > mostUnpacked) settle(false);
    });
    inflater.on("end", () => settle(true));
    inflater.on("error", () => settle(true));
    inflater.end(packed.subarray(2));
  });
}

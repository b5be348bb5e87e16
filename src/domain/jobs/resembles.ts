import { readable } from "./readable.ts";

/** People read these letters as Latin ones. The SQL function `plain_words` holds the same lists. */
const foreign = "авекмнорстухіѕјαβεζηικμνορτυχ0135ıłøđ";
const latin = "abekmhopctyxisjabezhikmnoptyxolesilod";

export const lookAlikes: Record<string, string> = {
  ...Object.fromEntries([...foreign].map((letter, at) => [letter, latin[at]!])),
  æ: "ae",
  œ: "oe",
  ß: "ss",
};

function wordsOfName(name: string): string[] {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]/g, (sign) => lookAlikes[sign] ?? sign);
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

export function resembledBrand(name: string, brands: readonly string[]): string | undefined {
  const words = wordsOfName(name);
  const read = wordsOfName(readable(name));
  return brands.find((brand) => [words, read].some((given) => holds(given, wordsOfName(brand))));
}

function holds(words: string[], brand: string[]): boolean {
  const sought = brand.join("");
  for (let start = 0; start < words.length; start += 1)
    for (const length of [brand.length, 1, 2]) {
      const part = words.slice(start, start + length).join("");
      if (part === sought || isNear(part, sought)) return true;
    }
  return false;
}

/** One letter in six may differ. With fewer letters, a name would resemble everything. */
function isNear(one: string, other: string): boolean {
  const allowed = Math.min(2, Math.floor(other.length / 6));
  return allowed > 0 && Math.abs(one.length - other.length) <= allowed && distance(one, other) <= allowed;
}

function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, n) => n)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        rows[i - 1]![j]! + 1,
        row[j - 1]! + 1,
        rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
        isSwapped ? rows[i - 2]![j - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    rows.push(row);
  }
  return rows[one.length]![other.length]!;
}

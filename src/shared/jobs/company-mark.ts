const letter = /[\p{L}\p{N}]/u;

export function initialsOf(company: string): string {
  const words = company.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => letter.test(word));
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join("");
}

export function toneOf(company: string, tones: number): number {
  let hash = 7;
  for (const character of company.trim().toLowerCase())
    hash = (hash * 31 + character.codePointAt(0)!) % 1_000_003;
  return hash % tones;
}

/** A mishap replaces the good answer to a call. */
export type Mishap = { failure: number } | "dropBefore" | "dropAfter" | "hangBefore" | "hangAfter";

const kinds = {
  "answered 500": { failure: 500 },
  "answered 429": { failure: 429 },
  "dropped before acting": "dropBefore",
  "dropped after acting": "dropAfter",
  "hanging before acting": "hangBefore",
  "hanging after acting": "hangAfter",
} satisfies Record<string, Mishap>;

export type MishapCounts = Record<keyof typeof kinds | "calls", number>;

/** Gives this share of the calls a mishap, each kind as often as the others, and counts them. */
export function mishapsByChance(share: number, random: () => number) {
  const names = Object.keys(kinds) as (keyof typeof kinds)[];
  const counts = Object.fromEntries([...names, "calls"].map((name) => [name, 0])) as MishapCounts;
  function next(): Mishap | undefined {
    counts.calls++;
    if (random() >= share) return undefined;
    const name = names[Math.floor(random() * names.length)]!;
    counts[name]++;
    return kinds[name];
  }
  return { counts, next };
}

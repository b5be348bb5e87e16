/** Numbers from 0 to below 1 (mulberry32): the same ones for the same seed and stream, whatever else runs. */
export function chanceOf(seed: number, stream: string): () => number {
  let state = [...stream].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

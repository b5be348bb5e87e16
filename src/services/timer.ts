/** Time as it passes, or, in tests, as they let it pass. */
export interface Timer {
  now(): number;
  /** Runs `late` after `ms`; the answer calls it off. */
  after(ms: number, late: () => void): () => void;
}

export const wallTimer: Timer = {
  now: () => performance.now(),
  after(ms, late) {
    const handle = setTimeout(late, ms);
    return () => clearTimeout(handle);
  },
};

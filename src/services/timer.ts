export interface Timer {
  now(): number;
  /** The returned function cancels it. */
  after(ms: number, late: () => void): () => void;
}

export const wallTimer: Timer = {
  now: () => performance.now(),
  after(ms, late) {
    const handle = setTimeout(late, ms);
    return () => clearTimeout(handle);
  },
};

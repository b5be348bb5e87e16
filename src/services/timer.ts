export interface Timer {
  now(): number;
  after(ms: number, late: () => void): () => void;
}

export const wallTimer: Timer = {
  now: () => performance.now(),
  after(ms, late) {
    const handle = setTimeout(late, ms);
    return () => clearTimeout(handle);
  },
};

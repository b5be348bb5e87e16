import type { Timer } from "../../src/services/timer.ts";

/** Waits until every promise that can continue has done so. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A clock that moves only when the test moves it. */
export class FakeTimer implements Timer {
  #now = 0;
  #waiting = new Map<() => void, number>();

  now(): number {
    return this.#now;
  }

  after(ms: number, late: () => void): () => void {
    this.#waiting.set(late, this.#now + ms);
    return () => this.#waiting.delete(late);
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  async pass(ms: number): Promise<void> {
    this.#now += ms;
    for (const [late, at] of [...this.#waiting]) {
      if (at > this.#now || !this.#waiting.delete(late)) continue;
      late();
    }
    await settled();
  }
}

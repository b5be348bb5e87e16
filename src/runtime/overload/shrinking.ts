import { setTimeout as sleep } from "node:timers/promises";
import type { FinishedPage } from "../pages/finished-page.ts";

const mostWaiting = 100;

/** Compresses pages that are asked for again as small as they get: one at a time, at most a quarter of the time. */
export class Shrinking {
  #waiting = new Map<FinishedPage, () => void>();
  #running = false;

  /** `done` is called once it is smaller. What finds no place comes again with its next visitor. */
  add(page: FinishedPage, done: () => void): void {
    if (!page.canShrink || this.#waiting.size >= mostWaiting) return;
    this.#waiting.set(page, done);
    if (!this.#running) void this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (const [page, done] of this.#waiting) {
      this.#waiting.delete(page);
      const began = performance.now();
      try {
        await page.shrink();
        done();
      } catch {
        // It stays as it is, and can be sent.
      }
      await sleep(3 * (performance.now() - began), undefined, { ref: false });
    }
    this.#running = false;
  }
}

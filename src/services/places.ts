import { Failure } from "../errors.ts";
import { type Timer, wallTimer } from "./timer.ts";

interface Waiting {
  enter(): void;
}

/** Room for so many at once. Who comes later stands in line, first come first served, and is refused after `waitMs`. */
export class Places {
  readonly #waitMs: number;
  readonly #timer: Timer;
  readonly #line = new Set<Waiting>();
  #free: number;

  constructor({ atOnce, waitMs, timer = wallTimer }: { atOnce: number; waitMs: number; timer?: Timer }) {
    this.#free = atOnce;
    this.#waitMs = waitMs;
    this.#timer = timer;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> | undefined {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    return new Promise((resolve, reject) => {
      const callOff = this.#timer.after(this.#waitMs, () => {
        this.#line.delete(waiting);
        reject(new Failure("uploadsBusy", { retryAfterSeconds: 30 }));
      });
      const waiting = {
        enter() {
          callOff();
          resolve();
        },
      };
      this.#line.add(waiting);
    });
  }

  /** The first in line takes the place over, so that nobody who comes now is faster. */
  #leave(): void {
    const [next] = this.#line;
    if (!next) {
      this.#free += 1;
      return;
    }
    this.#line.delete(next);
    next.enter();
  }
}

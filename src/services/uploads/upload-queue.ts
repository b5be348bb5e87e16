import { Failure } from "../../errors.ts";
import { type Timer, wallTimer } from "../timer.ts";

interface Guest {
  who: string;
  leaving: AbortController;
}

interface Waiting {
  who: string;
  enter(guest: Guest): void;
}

export interface UploadPlaces {
  /** `work` ends soon after `leaving` aborts. */
  run<T>(who: string, work: (leaving: AbortSignal) => Promise<T>): Promise<T>;
}

export const busy = () => new Failure("uploadsBusy", { retryAfterSeconds: 30 });

/** After half of `waitMs` the sender with the most places loses its latest upload to the one who waits. */
export class UploadQueue implements UploadPlaces {
  readonly #atOnce: number;
  readonly #waitMs: number;
  readonly #timer: Timer;
  readonly #guests = new Set<Guest>();
  readonly #line = new Set<Waiting>();

  constructor({ atOnce, waitMs, timer = wallTimer }: { atOnce: number; waitMs: number; timer?: Timer }) {
    this.#atOnce = atOnce;
    this.#waitMs = waitMs;
    this.#timer = timer;
  }

  async run<T>(who: string, work: (leaving: AbortSignal) => Promise<T>): Promise<T> {
    const guest = this.#guests.size < this.#atOnce ? this.#letIn(who) : await this.#wait(who);
    try {
      return await work(guest.leaving.signal);
    } finally {
      this.#guests.delete(guest);
      this.#callNext();
    }
  }

  #letIn(who: string): Guest {
    const guest = { who, leaving: new AbortController() };
    this.#guests.add(guest);
    return guest;
  }

  #wait(who: string): Promise<Guest> {
    return new Promise((resolve, reject) => {
      const callOffRoom = this.#timer.after(this.#waitMs / 2, () => this.#makeRoom(who));
      const callOffEnd = this.#timer.after(this.#waitMs, () => {
        this.#line.delete(waiting);
        reject(busy());
      });
      const waiting: Waiting = {
        who,
        enter(guest) {
          callOffRoom();
          callOffEnd();
          resolve(guest);
        },
      };
      this.#line.add(waiting);
    });
  }

  /** The place is assigned at once, so that no newcomer takes it. */
  #callNext(): void {
    const held = this.#held();
    const [next] = [...this.#line].sort((a, b) => (held.get(a.who) ?? 0) - (held.get(b.who) ?? 0));
    if (!next) return;
    this.#line.delete(next);
    next.enter(this.#letIn(next.who));
  }

  #makeRoom(who: string): void {
    const held = this.#held();
    const [most, count] = [...held].reduce((one, other) => (other[1] > one[1] ? other : one), [who, 0]);
    if (count < (held.get(who) ?? 0) + 2) return;
    this.#staying()
      .findLast((guest) => guest.who === most)
      ?.leaving.abort(busy());
  }

  #held(): Map<string, number> {
    const held = new Map<string, number>();
    for (const { who } of this.#staying()) held.set(who, (held.get(who) ?? 0) + 1);
    return held;
  }

  #staying = () => [...this.#guests].filter(({ leaving }) => !leaving.signal.aborted);
}

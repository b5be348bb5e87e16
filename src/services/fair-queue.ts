import type { Failure } from "../errors.ts";
import { type Timer, wallTimer } from "./timer.ts";

interface Guest {
  who: string;
  leaving: AbortController;
}

interface Waiting {
  who: string;
  enter(guest: Guest): void;
}

export interface Room {
  atOnce: number;
  waitMs: number;
  waiting?: number;
  waitingOfOne?: number;
  timer?: Timer;
}

interface Rules extends Room {
  refusal: () => Failure;
  /** After half of `waitMs`, the person with the most places loses the latest one to the person who waits. */
  makesRoom?: boolean;
}

/** Limits how many works run at once. A free place goes to the person who holds the fewest. */
export class FairQueue {
  readonly #rules: Required<Rules>;
  readonly #guests = new Set<Guest>();
  readonly #line = new Set<Waiting>();

  constructor(rules: Rules) {
    const unlimited = { waiting: Number.POSITIVE_INFINITY, waitingOfOne: Number.POSITIVE_INFINITY };
    this.#rules = { ...unlimited, timer: wallTimer, makesRoom: false, ...rules };
  }

  async run<T>(who: string, work: (leaving: AbortSignal) => Promise<T>): Promise<T> {
    const guest = this.#guests.size < this.#rules.atOnce ? this.#letIn(who) : await this.#wait(who);
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
    const { waiting, waitingOfOne, waitMs, timer, refusal, makesRoom } = this.#rules;
    const ofOne = [...this.#line].filter((one) => one.who === who).length;
    if (this.#line.size >= waiting || ofOne >= waitingOfOne) throw refusal();
    return new Promise((resolve, reject) => {
      const callOffRoom = makesRoom ? timer.after(waitMs / 2, () => this.#makeRoom(who)) : () => {};
      const callOffEnd = timer.after(waitMs, () => {
        this.#line.delete(one);
        reject(refusal());
      });
      const one: Waiting = {
        who,
        enter(guest) {
          callOffRoom();
          callOffEnd();
          resolve(guest);
        },
      };
      this.#line.add(one);
    });
  }

  /** Among equals, the first in line wins. The queue takes the place at once, so that no newcomer gets it. */
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
      ?.leaving.abort(this.#rules.refusal());
  }

  #held(): Map<string, number> {
    const held = new Map<string, number>();
    for (const { who } of this.#staying()) held.set(who, (held.get(who) ?? 0) + 1);
    return held;
  }

  #staying = () => [...this.#guests].filter(({ leaving }) => !leaving.signal.aborted);
}

import { Failure } from "../errors.ts";
import { type Timer, wallTimer } from "./timer.ts";

interface Waiting {
  who: string;
  enter(): void;
}

interface Room {
  /** Each hash takes 16 MiB and a core. */
  atOnce: number;
  waitingOfOne: number;
  waiting: number;
  /** Must be shorter than the request deadline. */
  waitMs: number;
  timer: Timer;
}

const usual: Room = { atOnce: 2, waitingOfOne: 32, waiting: 64, waitMs: 8_000, timer: wallTimer };

/** Many sign-ins must not slow down pages. The network with the fewest at work comes first. */
export class PasswordQueue {
  readonly #room: Room;
  readonly #working: string[] = [];
  readonly #line: Waiting[] = [];

  constructor(room: Partial<Room> = {}) {
    this.#room = { ...usual, ...room };
  }

  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.#working.length < this.#room.atOnce) this.#working.push(who);
    else await this.#wait(who);
    try {
      return await work();
    } finally {
      this.#working.splice(this.#working.indexOf(who), 1);
      this.#callNext();
    }
  }

  #wait(who: string): Promise<void> {
    const { waiting, waitingOfOne, waitMs, timer } = this.#room;
    if (this.#line.length >= waiting || this.#line.filter((one) => one.who === who).length >= waitingOfOne)
      throw busy();
    return new Promise((resolve, reject) => {
      const callOff = timer.after(waitMs, () => {
        this.#line.splice(this.#line.indexOf(one), 1);
        reject(busy());
      });
      const one: Waiting = {
        who,
        enter() {
          callOff();
          resolve();
        },
      };
      this.#line.push(one);
    });
  }

  #callNext(): void {
    const atWork = ({ who }: Waiting) => this.#working.filter((one) => one === who).length;
    const [next] = this.#line.toSorted((a, b) => atWork(a) - atWork(b));
    if (!next) return;
    this.#line.splice(this.#line.indexOf(next), 1);
    this.#working.push(next.who);
    next.enter();
  }
}

const busy = () => new Failure("signInsBusy", { retryAfterSeconds: 5 });

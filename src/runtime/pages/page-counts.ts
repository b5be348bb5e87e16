import type { Services } from "../../env.ts";
import { type Timer, wallTimer } from "../../services/timer.ts";

type Outcome = "sent" | "notModified" | "rendered";

/** One line a second for all pages that were sent from memory: a line for each would cost as much as the page. */
export class PageCounts {
  #log: Services["log"];
  #timer: Timer;
  #counts: Record<Outcome, number> | undefined;

  constructor(log: Services["log"], timer = wallTimer) {
    this.#timer = timer;
    this.#log = log;
  }

  add(outcome: Outcome): void {
    this.#counts ??= this.#begin();
    this.#counts[outcome] += 1;
  }

  #begin(): Record<Outcome, number> {
    const counts = { sent: 0, notModified: 0, rendered: 0 };
    this.#timer.after(1_000, () => {
      this.#counts = undefined;
      this.#log({ event: "public pages", ...counts });
    });
    return counts;
  }
}

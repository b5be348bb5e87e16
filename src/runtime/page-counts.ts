import type { Services } from "../env.ts";

type Outcome = "sent" | "notModified" | "rendered";

/** One line a second for all pages that were sent from memory: a line for each would cost as much as the page. */
export class PageCounts {
  #log: Services["log"];
  #counts: Record<Outcome, number> | undefined;

  constructor(log: Services["log"]) {
    this.#log = log;
  }

  add(outcome: Outcome): void {
    this.#counts ??= this.#begin();
    this.#counts[outcome] += 1;
  }

  #begin(): Record<Outcome, number> {
    const counts = { sent: 0, notModified: 0, rendered: 0 };
    setTimeout(() => {
      this.#counts = undefined;
      this.#log({ event: "public pages", ...counts });
    }, 1_000).unref();
    return counts;
  }
}

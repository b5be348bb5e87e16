import { findContentEdition } from "../../db/content-versions.ts";
import type { Sql } from "../../db/sql.ts";
import { within } from "../time-limit.ts";

const freshMs = 500;
/** Asks before the answer is too old, so that no visitor waits for it. */
const aheadMs = 250;
const patienceMs = 1_000;
/** A database restarts within this time. Until then old pages are better than none. */
const outageMs = 60_000;

export class ContentEdition {
  #sql: Sql;
  #now: () => number;
  #known: { edition: string; askedAt: number } | undefined;
  #asking: Promise<void> | undefined;
  #freshUntil = Number.NEGATIVE_INFINITY;

  constructor(sql: Sql, now: () => number = () => performance.now()) {
    this.#sql = sql;
    this.#now = now;
  }

  get current(): string | undefined {
    return this.#isFresh() ? this.#usable : undefined;
  }

  async ask(): Promise<string | undefined> {
    if (!this.#isFresh()) {
      this.#asking ??= this.#read();
      await this.#asking;
    }
    return this.#usable;
  }

  #isFresh(): boolean {
    const left = this.#freshUntil - this.#now();
    if (left > 0 && left < aheadMs) this.#asking ??= this.#read();
    return left > 0;
  }

  get #usable(): string | undefined {
    return this.#known && this.#now() < this.#known.askedAt + outageMs ? this.#known.edition : undefined;
  }

  /** Lets the next page show the writer's change. */
  doubt(): void {
    this.#freshUntil = Number.NEGATIVE_INFINITY;
    // A query that runs now may return the old edition.
    this.#asking = undefined;
  }

  #read(): Promise<void> {
    const askedAt = this.#now();
    const reading = within(patienceMs, findContentEdition(this.#sql))
      .then((edition) => {
        if (this.#asking === reading) this.#known = { edition, askedAt };
      })
      // Later callers do not wait for a database that does not answer.
      .catch(() => {})
      .then(() => {
        if (this.#asking !== reading) return;
        this.#asking = undefined;
        this.#freshUntil = (this.#known?.askedAt === askedAt ? askedAt : this.#now()) + freshMs;
      });
    return reading;
  }
}

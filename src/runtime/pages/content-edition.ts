import { findContentEdition } from "../../db/content-versions.ts";
import type { Sql } from "../../db/sql.ts";
import { within } from "../within.ts";

const freshMs = 500;
/** Asked for again before it is too old, so that nobody waits for it while many ask. */
const aheadMs = 250;
const patienceMs = 1_000;
/** As long as a database takes to restart: so long the pages that are known are better than none. */
const outageMs = 60_000;

/** Knows which edition of the content is the current one: never one older than half a second while the database answers. */
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

  /** Undefined when it must be asked for. */
  get current(): string | undefined {
    return this.#isFresh() ? this.#usable : undefined;
  }

  /** Asks the database, once for all who wait. Undefined when it has been away for too long. */
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

  /** Something was written here: whoever wrote it shall see it on the next page. */
  doubt(): void {
    this.#freshUntil = Number.NEGATIVE_INFINITY;
    // What is being read may be from before.
    this.#asking = undefined;
  }

  #read(): Promise<void> {
    const askedAt = this.#now();
    const reading = within(patienceMs, findContentEdition(this.#sql))
      .then((edition) => {
        if (this.#asking === reading) this.#known = { edition, askedAt };
      })
      // Those who come next need not wait for a database that is away; the error shows wherever it is needed.
      .catch(() => {})
      .then(() => {
        if (this.#asking !== reading) return;
        this.#asking = undefined;
        this.#freshUntil = (this.#known?.askedAt === askedAt ? askedAt : this.#now()) + freshMs;
      });
    return reading;
  }
}

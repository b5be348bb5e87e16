import type { Rank } from "./rank.ts";

/**
 * So many are worked on at a time: fewer than there are connections to the database, for payments come past the line, and
 * never more than get done within `workMs`, so that the event loop comes round in time to refuse others.
 */
const atOnce = { least: 4, most: 8 };
const workMs = 50;

/** How long somebody may have to wait by what is known; who would wait longer is refused at once. */
const expectedMs = { applying: 400, browsing: 200 };
/** Nobody waits longer, whatever was expected: the pace of a busy machine varies threefold. */
const mostMs = 800;
/** Payments wait for others, not for us; so many of them are no visitors any more. */
const mostVital = 1_000;

interface Waiting {
  since: number;
  decide: (enters: boolean) => void;
}

/**
 * Stands in front of the app and refuses before any work what could not be answered in time. The wait of a newcomer is
 * estimated by how many stand before and by the pace at which places have come free, so that it needs no figure of the
 * machine.
 */
export class Shedding {
  readonly #lines = { applying: [] as Waiting[], browsing: [] as Waiting[] };
  #working = 0;
  #vital = 0;
  /** Milliseconds from one place that comes free to the next, while somebody waits for it. */
  #pace = 5;
  #leftAt = 0;
  #sweeping: ReturnType<typeof setInterval> | undefined;

  /** Runs `work` in its turn, or says `refuse` instead. */
  async run<T>(rank: Rank, work: () => Promise<T> | T, refuse: () => T): Promise<T> {
    if (rank === "vital") return this.#runVital(work, refuse);
    if (this.#working < this.#room) this.#working += 1;
    else if (!this.admits(rank) || !(await this.#wait(rank))) return refuse();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** Whether somebody of this rank who comes now would be served in time. */
  admits(rank: Rank): boolean {
    if (rank === "vital") return this.#vital < mostVital;
    const { applying, browsing } = this.#lines;
    const before = rank === "applying" ? applying.length : applying.length + browsing.length;
    return before * this.#pace < expectedMs[rank];
  }

  get #room(): number {
    return Math.max(atOnce.least, Math.min(Math.floor(workMs / this.#pace), atOnce.most));
  }

  async #runVital<T>(work: () => Promise<T> | T, refuse: () => T): Promise<T> {
    if (!this.admits("vital")) return refuse();
    this.#vital += 1;
    try {
      return await work();
    } finally {
      this.#vital -= 1;
    }
  }

  #wait(rank: "applying" | "browsing"): Promise<boolean> {
    this.#sweeping ??= setInterval(() => this.#sweep(), 50).unref();
    return new Promise((decide) => this.#lines[rank].push({ since: performance.now(), decide }));
  }

  #leave(): void {
    const now = performance.now();
    const { applying, browsing } = this.#lines;
    this.#working -= 1;
    // A single slow one says little about those who come after it.
    if (applying.length + browsing.length > 0)
      this.#pace += (Math.min(now - this.#leftAt, 200) - this.#pace) / 16;
    this.#leftAt = now;
    while (this.#working < this.#room) {
      const next = applying.shift() ?? browsing.shift();
      if (!next) return;
      this.#working += 1;
      next.decide(true);
    }
  }

  #sweep(): void {
    const now = performance.now();
    for (const line of Object.values(this.#lines))
      while (line[0] && now - line[0].since > mostMs) line.shift()?.decide(false);
    if (this.#lines.applying.length + this.#lines.browsing.length > 0) return;
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
  }
}

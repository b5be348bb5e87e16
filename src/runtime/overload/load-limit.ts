import { type Timer, wallTimer } from "../../services/timer.ts";
import type { Rank } from "./rank.ts";
import { held, poorest, type Visitor, WaitingLine } from "./waiting-line.ts";

/** This is fewer than the database's connections, so that payments find a free one. */
const atOnce = 8;
/** Payments wait for the provider, so many may run at once. More than this are an attack. */
const mostVital = 1_000;

/**
 * A burst is served completely; an overload is not. CoDel (RFC 8289) tells them apart: the queue of a burst
 * empties, and one in which even the shortest wait of an interval is above a target is a standing queue. Here
 * an interval ends when as many have come as make a burst, so that a slow machine serves the same burst, only
 * later. Applications have a line of their own before pages; payments wait in none.
 */
export class LoadLimit {
  readonly #timer: Pick<Timer, "now">;
  readonly #lines = { applying: new WaitingLine(), browsing: new WaitingLine() };
  readonly #places = new Map<string, number>();
  readonly refused: Record<Rank, number> = { vital: 0, applying: 0, browsing: 0 };
  #working = 0;
  #vital = 0;

  constructor(timer: Pick<Timer, "now"> = wallTimer) {
    this.#timer = timer;
  }

  get working(): number {
    return this.#working + this.#vital;
  }

  get waiting(): Record<Exclude<Rank, "vital">, number> {
    const { applying, browsing } = this.#lines;
    return { applying: applying.length, browsing: browsing.length };
  }

  get isShedding(): boolean {
    return Object.values(this.#lines).some(({ stands }) => stands);
  }

  async run<T>(
    rank: Rank,
    visitors: readonly Visitor[],
    work: () => Promise<T> | T,
    refuse: () => T,
  ): Promise<T> {
    if (rank === "vital") return this.#runVital(work, refuse);
    const network =
      this.#working < atOnce ? this.#letIn(visitors) : await this.#wait(this.#lines[rank], visitors);
    if (network === undefined) return refuse();
    try {
      return await work();
    } finally {
      this.#leave(network);
    }
  }

  admits(rank: Rank): boolean {
    return rank === "vital" ? this.#vital < mostVital : !this.#lines[rank].stands;
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

  #wait(line: WaitingLine, visitors: readonly Visitor[]): Promise<string | undefined> {
    return new Promise((decide) => line.join({ visitors, since: this.#timer.now(), decide }));
  }

  #letIn(visitors: readonly Visitor[]): string {
    const network = poorest(visitors, this.#places);
    this.#working += 1;
    this.#places.set(network, held(this.#places, network) + 1);
    return network;
  }

  #leave(network: string): void {
    this.#working -= 1;
    if (held(this.#places, network) > 1) this.#places.set(network, held(this.#places, network) - 1);
    else this.#places.delete(network);
    const { applying, browsing } = this.#lines;
    for (const line of [applying, browsing]) line.tidy(this.#timer.now());
    const next = applying.next(this.#places) ?? browsing.next(this.#places);
    next?.decide(this.#letIn(next.visitors));
  }
}

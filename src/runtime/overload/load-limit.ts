import { type Timer, wallTimer } from "../../services/timer.ts";
import type { Rank } from "./rank.ts";

/** Fewer than the database's connections, so that payments find a free one. */
const atOnce = 8;
const burst = 300;
const targetMs = 500;
/** Most people have given up by then. */
const mostWaitMs = 30_000;
/** Bounds the memory that a flood takes. */
const mostWaiting = 1_000;
/** Payments wait for the provider. More at once are an attack. */
const mostVital = 1_000;

export interface Visitor {
  network: string;
  isGone(): boolean;
}

interface Waiting {
  visitors: readonly Visitor[];
  since: number;
  decide: (network?: string) => void;
}

/**
 * A burst is served completely; an overload is not. CoDel (RFC 8289) tells them apart: the queue of a burst
 * empties, and one in which even the shortest wait of an interval is above a target is a standing queue. Here
 * an interval ends when as many have come as make a burst, so that a slow machine serves the same burst, only
 * later. Applications have a line of their own before pages; payments wait in none.
 */
export class LoadLimit {
  readonly #timer: Pick<Timer, "now">;
  readonly #lines = { applying: new Line(), browsing: new Line() };
  readonly #places = new Map<string, number>();
  #working = 0;
  #vital = 0;

  constructor(timer: Pick<Timer, "now"> = wallTimer) {
    this.#timer = timer;
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

  #wait(line: Line, visitors: readonly Visitor[]): Promise<string | undefined> {
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

class Line {
  stands = false;
  #waiting: Waiting[] = [];
  #came = 0;
  #lengthBefore = 0;

  join(newcomer: Waiting): void {
    this.#waiting.push(newcomer);
    this.#came += 1;
    if (this.#waiting.length <= mostWaiting) return;
    const inLine = new Map<string, number>();
    for (const one of this.#waiting) inLine.set(networkOf(one), held(inLine, networkOf(one)) + 1);
    const most = Math.max(...inLine.values());
    const latest = this.#waiting.findLastIndex((one) => inLine.get(networkOf(one)) === most);
    this.#waiting.splice(latest, 1)[0]?.decide();
  }

  tidy(now: number): void {
    this.#refuse(({ visitors }) => haveGone(visitors));
    const [first] = this.#waiting;
    const isLate = first !== undefined && now - first.since > targetMs;
    if (isLate && this.#came >= burst) this.stands ||= this.#waiting.length >= this.#lengthBefore;
    if (!isLate || this.#came >= burst) this.#beginInterval();
    const longest = this.stands ? targetMs : mostWaitMs;
    this.#refuse(({ since }) => now - since > longest);
  }

  #beginInterval(): void {
    this.#came = 0;
    this.#lengthBefore = this.#waiting.length;
  }

  next(places: Map<string, number>): Waiting | undefined {
    const all = this.#waiting.map(({ visitors }) => held(places, poorest(visitors, places)));
    const [next] = this.#waiting.splice(all.indexOf(Math.min(...all)), 1);
    this.stands &&= next !== undefined;
    return next;
  }

  #refuse(isOut: (waiting: Waiting) => boolean): void {
    const out = this.#waiting.filter(isOut);
    this.#waiting = this.#waiting.filter((one) => !isOut(one));
    for (const { decide } of out) decide();
  }
}

const haveGone = (visitors: readonly Visitor[]) => visitors.every((visitor) => visitor.isGone());

const networkOf = ({ visitors }: Waiting) => visitors[0]?.network ?? "";

const held = (counts: Map<string, number>, network: string) => counts.get(network) ?? 0;

const poorest = (visitors: readonly Visitor[], places: Map<string, number>) =>
  visitors.reduce(
    (one, { network }) => (held(places, network) < held(places, one) ? network : one),
    visitors[0]?.network ?? "",
  );
